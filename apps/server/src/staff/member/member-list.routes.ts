import {
  listStaffMemberBets,
  listStaffMemberDevices,
  listStaffMemberLogins,
  listStaffMemberMovements,
  listStaffMemberPayments,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { listLoginEvents, readLoginCursor, splitLogins } from '../../account/index.ts'
import { maskAddress } from '../../http/network.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { listMovements, listStakes } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import { listPayments } from '../../money/index.ts'
import { describeDevice, listDevices } from '../../outreach/index.ts'
import type { CountryFinder } from '../../providers/country/country.ts'

const PAGE_SIZE = 50

/** Lists of one member, each by pages; a member of another merchant is not found. */
export function registerMemberListRoutes(
  registry: Registry,
  { database, countries }: { database: Database; countries: CountryFinder },
): void {
  const read = <Row>(merchant: string, memberId: string, list: (tx: Tx) => Promise<Row[]>): Promise<Row[]> =>
    database.transaction(
      async (tx) => {
        if (!(await findMemberById(tx, merchant, memberId))) throw new ServiceError('not_found')
        return list(tx)
      },
      { merchant },
    )

  registry.on(listStaffMemberMovements, async ({ merchant: { code }, params: { id }, query }) => {
    const page = { merchant: code, memberId: id, ...query, limit: PAGE_SIZE + 1 }
    const { items, next } = splitPage(await read(code, id, (tx) => listMovements(tx, page)))
    return {
      items: items.map((row) => ({
        ...row,
        amountMinor: row.amountMinor.toString(),
        balanceAfterMinor: row.balanceAfterMinor.toString(),
        at: row.at.toISOString(),
      })),
      next,
    }
  })

  registry.on(listStaffMemberBets, async ({ merchant: { code }, params: { id }, query }) => {
    const page = { merchant: code, memberId: id, ...query, limit: PAGE_SIZE + 1 }
    const { items, next } = splitPage(await read(code, id, (tx) => listStakes(tx, page)))
    return {
      items: items.map((row) => ({
        ...row,
        stakeMinor: row.stakeMinor.toString(),
        roundStakedMinor: row.roundStakedMinor.toString(),
        roundWonMinor: row.roundWonMinor.toString(),
        at: row.at.toISOString(),
        resolvedAt: row.resolvedAt?.toISOString() ?? null,
      })),
      next,
    }
  })

  registry.on(listStaffMemberPayments, async ({ merchant: { code }, params: { id }, query }) => {
    const page = { merchant: code, memberId: id, ...query, limit: PAGE_SIZE + 1 }
    const { items, next } = splitPage(await read(code, id, (tx) => listPayments(tx, page)))
    return {
      items: items.map((row) => ({
        ...row,
        amountMinor: row.amountMinor.toString(),
        createdAt: row.createdAt.toISOString(),
        resolvedAt: row.resolvedAt?.toISOString() ?? null,
      })),
      next,
    }
  })

  registry.on(listStaffMemberDevices, async ({ merchant: { code }, params: { id } }) => {
    const rows = await read(code, id, (tx) => listDevices(tx, { merchant: code, memberId: id }))
    return {
      items: rows.map(({ secretHash, userAgent, firstSeenAt, lastSeenAt }) => ({
        id: secretHash.subarray(0, 8).toString('hex'),
        device: describeDevice(userAgent),
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    }
  })

  registry.on(listStaffMemberLogins, async ({ merchant: { code }, params: { id }, query }) => {
    const before = readLoginCursor(query.before)
    if (before === null) throw new ServiceError('invalid_input', [{ path: 'before', rule: 'field.invalid' }])
    const page = { before, result: query.result, limit: PAGE_SIZE + 1 }
    const rows = await read(code, id, (tx) => listLoginEvents(tx, { merchant: code, memberId: id }, page))
    const { items, nextCursor } = splitLogins(rows, PAGE_SIZE)
    return {
      items: items.map(({ id: eventId, at, way, result, ip, userAgent }) => ({
        id: eventId,
        at: at.toISOString(),
        way,
        result,
        device: describeDevice(userAgent),
        country: countries.find(ip) ?? null,
        network: maskAddress(ip),
      })),
      next: nextCursor,
    }
  })
}

/** A page from one row more, with the id of its last row; null at the end. */
function splitPage<Row extends { id: string }>(rows: readonly Row[]): { items: Row[]; next: string | null } {
  const items = rows.slice(0, PAGE_SIZE)
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null }
}
