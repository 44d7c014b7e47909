import { refreshMayaTokens } from '@foyer/contract'
import type { Services } from '../lib/services.tsx'

/** Renewal before the tokens end, and the bounds of the wait, in ms: a timer holds 31 bits. */
const marginMs = 60_000
const waitBounds = { minMs: 60_000, maxMs: 86_400_000 }

/**
 * Keeps Maya's tokens of a member valid whom its app has opened this window for (MAYA-02, RELAY-15): renewed with each new
 * session, and before they end. Silent (CONF-17); a member without a Maya identity, a refusal or another session ends it.
 */
export async function keepMayaTokens(services: Pick<Services, 'wps' | 'storage' | 'session' | 'clock'>): Promise<void> {
  const { wps, storage, session, clock } = services
  const named = storage.read('mayaEnv')
  const opened = session.get()
  if (named === undefined || !opened) return
  const query = named === 'unnamed' ? {} : { env: named }
  const { expiresAt } = await wps.call(refreshMayaTokens, { query }, { alert: false })
  const waitMs = Math.min(Math.max(Date.parse(expiresAt) - clock.now() - marginMs, waitBounds.minMs), waitBounds.maxMs)
  setTimeout(() => {
    if (session.get()?.token !== opened.token) return
    keepMayaTokens(services).catch(() => undefined)
  }, waitMs)
}
