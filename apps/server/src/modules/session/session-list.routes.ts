import { endOtherSessions, endSession, listSessions } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { maskAddress } from '../../http/network.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { CountryFinder } from '../../providers/country/country.ts'
import { describeDevice } from '../device/index.ts'
import { isSessionAlive } from './session.rules.ts'
import { endBrowserSessions, endOtherBrowserSessions, findSession, listOpenSessions } from './session.store.ts'
import { groupByBrowser } from './session-list.rules.ts'

/** The member sees and ends own sessions, by browser (DEC-20, DEC-30). */
export function registerSessionListRoutes(
  registry: Registry,
  { database, countries }: { database: Database; countries: CountryFinder },
): void {
  registry.on(listSessions, async ({ merchant, session }) => {
    const rows = await database.transaction((tx) => listOpenSessions(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    const now = new Date()
    const alive = rows.filter((row) => isSessionAlive(row, now, merchant.settings.sessionIdleMinutes))
    return groupByBrowser(alive, session.id).map(({ latest, openedAt, isCurrent }) => ({
      id: latest.id,
      device: describeDevice(latest.userAgent),
      country: countries.find(latest.ip) ?? null,
      network: maskAddress(latest.ip),
      openedAt: openedAt.toISOString(),
      lastSeenAt: latest.lastSeenAt.toISOString(),
      isCurrent,
    }))
  })

  registry.on(endSession, async ({ merchant, session, body }) => {
    await database.transaction(
      async (tx) => {
        const found = await findSession(tx, merchant.code, body.id)
        if (found?.memberId !== session.memberId) throw new ServiceError('not_found')
        await endBrowserSessions(tx, merchant.code, session.memberId, body.id)
      },
      { merchant: merchant.code },
    )
    return { ended: true as const }
  })

  registry.on(endOtherSessions, async ({ merchant, session }) => {
    await database.transaction((tx) => endOtherBrowserSessions(tx, merchant.code, session.memberId, session.id), {
      merchant: merchant.code,
    })
    return { ended: true as const }
  })
}
