import type { EndpointRequest, listStaffIncidents } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { closeWinById, findParkedWin, listParkedWins } from '../../games/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { listMembersById } from '../../member/index.ts'
import { closePaymentIncident, findIncident, listIncidents } from '../../money/index.ts'
import { appendTrail, listTrail, presentTrailRow, type TrailActor } from '../trail/index.ts'
import { presentIncident, presentParkedWin, readWinId } from './incident.view.ts'

const PAGE_SIZE = 50
const TRAIL_SIZE = 50

type Query = EndpointRequest<typeof listStaffIncidents>['query']

/** A page of incidents of payments and of parked wins, in one order. */
export async function listBoth(tx: Tx, merchant: string, { kind, state, after }: Query) {
  const isOpen = state === 'open'
  const since = after === undefined ? undefined : await readTime(tx, merchant, after)
  const filter = { merchant, isOpen, after: since, limit: PAGE_SIZE * 2 }
  const incidents = kind === 'parked_win' ? [] : await listIncidents(tx, { ...filter, kind })
  const wins = kind === undefined || kind === 'parked_win' ? await listParkedWins(tx, filter) : []
  const names = await readNames(tx, merchant, [...incidents, ...wins])
  const all = [
    ...incidents.map((row) => presentIncident(row, names)),
    ...wins.map((row) => presentParkedWin(row, names)),
  ].toSorted((a, b) => compare(a.openedAt, b.openedAt) * (isOpen ? 1 : -1) || compare(a.id, b.id))
  const rest = all.slice(all.findIndex(({ id }) => id === after) + 1)
  const items = rest.slice(0, PAGE_SIZE)
  return { items, next: rest.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

async function readNames(tx: Tx, merchant: string, rows: readonly { memberId: string }[]) {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))]
  const members = ids.length > 0 ? await listMembersById(tx, merchant, ids) : []
  return new Map(members.map((member) => [member.id, member]))
}

async function readTime(tx: Tx, merchant: string, id: string): Promise<Date | undefined> {
  const win = readWinId(id)
  return win
    ? (await findParkedWin(tx, { merchant, ...win }))?.firstAt
    : (await findIncident(tx, merchant, id))?.openedAt
}

/** One incident with its story. @throws ServiceError `not_found` */
export async function describeIncident(tx: Tx, merchant: string, id: string) {
  const filter = { merchant, subject: 'incident' as const, subjectId: id, limit: TRAIL_SIZE }
  const trail = (await listTrail(tx, filter)).map(presentTrailRow)
  const win = readWinId(id)
  if (win) {
    const row = await findParkedWin(tx, { merchant, ...win })
    if (!row) throw new ServiceError('not_found')
    const { gameCode: game, roundId, reason: cause, attempts } = row
    return {
      ...presentParkedWin(row, await readNames(tx, merchant, [row])),
      ...noPayment,
      ...{ game, roundId, cause, attempts, trail },
    }
  }
  const row = await findIncident(tx, merchant, id)
  if (!row) throw new ServiceError('not_found')
  const { subject: kind, subjectId, knownStatus, reportedStatus, reportedCurrency, closedBy, closedNote } = row
  return {
    ...presentIncident(row, await readNames(tx, merchant, [row])),
    ...{ payment: { kind, id: subjectId }, knownStatus, reportedStatus, reportedCurrency, closedBy, closedNote },
    reportedAmountMinor: row.reportedAmountMinor?.toString() ?? null,
    ...{ game: null, roundId: null, cause: null, attempts: null, trail },
  }
}

const noPayment = {
  payment: null,
  knownStatus: null,
  reportedStatus: null,
  reportedAmountMinor: null,
  reportedCurrency: null,
  closedBy: null,
  closedNote: null,
}

interface IncidentChange {
  merchant: string
  id: string
  actor: TrailActor
  reason: string
}

/**
 * Closes an incident by the functions of the commands `db -- close-incident` and `vendor -- close`, with its row in the
 * trail, in a transaction of the operator. One that is closed already stays as it is. @throws ServiceError `not_found`
 */
export async function closeByStaff(tx: Tx, { merchant, id, actor, reason }: IncidentChange): Promise<void> {
  const win = readWinId(id)
  const known = win ? await findParkedWin(tx, { merchant, ...win }) : await findIncident(tx, merchant, id)
  if (!known) throw new ServiceError('not_found')
  const isClosed = win
    ? await closeWinById(tx, { merchant, ...win })
    : await closePaymentIncident(tx, { merchant, id, by: actor.name, note: reason })
  if (!isClosed) return
  await appendTrail(tx, {
    ...{ merchant, actor, reason, action: 'incident.closed', subject: 'incident', subjectId: id },
    ...{ before: { isOpen: true }, after: { isOpen: false, memberId: known.memberId } },
  })
}
