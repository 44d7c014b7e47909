import { listLogins } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { maskAddress } from '../../http/network.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { describeDevice } from '../../outreach/index.ts'
import type { CountryFinder } from '../../providers/country/country.ts'
import { readLoginCursor, splitLogins } from './login-event.rules.ts'
import { listLoginEvents } from './login-event.store.ts'

/** Logins of one page (OPEN-15). */
const PAGE_SIZE = 20

/** The member's own logins (DEC-30). */
export function registerLoginEventRoutes(
  registry: Registry,
  { database, countries }: { database: Database; countries: CountryFinder },
): void {
  registry.on(listLogins, async ({ merchant, session, query }) => {
    const before = readLoginCursor(query.cursor)
    if (before === null) throw new ServiceError('invalid_input', [{ path: 'cursor', rule: 'field.invalid' }])
    const member = { merchant: merchant.code, memberId: session.memberId }
    const rows = await database.transaction((tx) => listLoginEvents(tx, member, { before, limit: PAGE_SIZE + 1 }), {
      merchant: merchant.code,
    })
    const { items, nextCursor } = splitLogins(rows, PAGE_SIZE)
    return {
      items: items.map(({ id, at, way, result, ip, userAgent }) => ({
        id,
        at: at.toISOString(),
        way,
        result,
        device: describeDevice(userAgent),
        country: countries.find(ip) ?? null,
        network: maskAddress(ip),
      })),
      nextCursor,
    }
  })
}
