import { type EndpointRequest, listStaffPayments, readStaffPayment } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, findMemberByUsername, listMembersById } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import {
  findDeposit,
  findWithdrawal,
  listAllDeposits,
  listAllWithdrawals,
  listIncidents,
  listPaymentEvents,
} from '../../money/index.ts'
import { readLocalTime } from '../../time-zone.rules.ts'
import { presentIncident } from '../incident/index.ts'
import { describePayment, listHappenings, type PaymentRow, presentPayment } from './payment.view.ts'

const PAGE_SIZE = 50
const INCIDENT_LIMIT = 20
const DAY_MS = 86_400_000

/** Deposits and withdrawals of a merchant's members. */
export function registerStaffPaymentRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffPayments, async ({ merchant, query }) =>
    database.transaction((tx) => listPage(tx, merchant, query), { merchant: merchant.code }),
  )

  registry.on(readStaffPayment, async ({ merchant: { code }, params }) =>
    database.transaction((tx) => describe(tx, code, params), { merchant: code }),
  )
}

async function listPage(
  tx: Tx,
  { code, settings }: Merchant,
  { kind, state, provider, member, from, to, before }: EndpointRequest<typeof listStaffPayments>['query'],
) {
  const memberId = member === undefined || member === '' ? undefined : await findMemberId(tx, code, member)
  if (memberId === null) return { items: [], next: null }
  const at = (day: string) => readLocalTime(`${day}T00:00`, settings.timeZone)
  const filter = {
    ...{ merchant: code, state, provider, memberId, before, limit: PAGE_SIZE + 1 },
    from: from === undefined ? undefined : at(from),
    // The last day is a part of it.
    to: to === undefined ? undefined : at(new Date(Date.parse(`${to}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)),
  }
  const rows: PaymentRow[] =
    kind === 'deposit' ? await listAllDeposits(tx, filter) : await listAllWithdrawals(tx, filter)
  const page = rows.slice(0, PAGE_SIZE)
  const members = await listMembersById(tx, code, [...new Set(page.map((row) => row.memberId))])
  const names = new Map(members.map(({ id, username }) => [id, username]))
  const items = page.map((row) => presentPayment(row, names.get(row.memberId) ?? row.memberId))
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
}

async function findMemberId(tx: Tx, merchant: string, text: string): Promise<string | null> {
  const name = text.normalize('NFKC').toLowerCase()
  const member = (await findMemberById(tx, merchant, text)) ?? (await findMemberByUsername(tx, merchant, name))
  return member?.id ?? null
}

async function describe(tx: Tx, merchant: string, { kind, id }: { kind: 'deposit' | 'withdrawal'; id: string }) {
  const row: PaymentRow | undefined =
    kind === 'deposit' ? await findDeposit(tx, merchant, id) : await findWithdrawal(tx, merchant, id)
  if (!row) throw new ServiceError('not_found')
  const member = await findMemberById(tx, merchant, row.memberId)
  const type = kind === 'deposit' ? ('payment' as const) : ('payout' as const)
  const reports = await listPaymentEvents(tx, { merchant, type, reference: id })
  const incidents = await listIncidents(tx, { merchant, subjectId: id, limit: INCIDENT_LIMIT })
  const names = new Map(member ? [[member.id, member]] : [])
  return {
    ...presentPayment(row, member?.username ?? row.memberId),
    ...describePayment(row),
    events: listHappenings(row, reports),
    incidents: incidents.map((incident) => presentIncident(incident, names)),
  }
}
