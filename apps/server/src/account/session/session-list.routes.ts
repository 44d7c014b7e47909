import { endOtherSessions, endSession, listSessions } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { maskAddress } from '../../http/network.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember } from '../../member/index.ts'
import { describeDevice } from '../../outreach/index.ts'
import type { CountryFinder } from '../../providers/country/country.ts'
import { endOtherRememberedLogins } from '../remember/index.ts'
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

  registry.on(endSession, async ({ merchant, session: { memberId }, body, caller }) => {
    await database.transaction(
      async (tx) => {
        const found = await findSession(tx, merchant.code, body.id)
        if (found?.memberId !== memberId) throw new ServiceError('not_found')
        // Of a concurrent remembered login, either the session ends here or the login finds no credential.
        await lockMember(tx, merchant.code, memberId)
        await endBrowserSessions(tx, merchant.code, memberId, body.id)
        // A session does not name the credential of its browser: only the caller's own stays valid.
        await endOtherRememberedLogins(tx, { merchant: merchant.code, memberId }, caller)
      },
      { merchant: merchant.code },
    )
    return { ended: true as const }
  })

  registry.on(endOtherSessions, async ({ merchant, session: { id, memberId }, caller }) => {
    await database.transaction(
      async (tx) => {
        await lockMember(tx, merchant.code, memberId)
        await endOtherBrowserSessions(tx, merchant.code, memberId, id)
        await endOtherRememberedLogins(tx, { merchant: merchant.code, memberId }, caller)
      },
      { merchant: merchant.code },
    )
    return { ended: true as const }
  })
}
