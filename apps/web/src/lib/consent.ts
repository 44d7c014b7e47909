import { saveConsent, trackingSettings } from '@foyer/contract'
import { removeFacebookCookies } from './facebook-cookies.ts'
import { useValue } from './queries.ts'
import { useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'
import { makeUuid } from './uuid.ts'
import type { Wps } from './wps/wps.ts'

/** Event of the window after an answer. */
export const consentEvent = 'consentchange'

/** The visitor's stored answer to the current question; undefined before it (DEC-21). */
export function readConsent(storage: Pick<TypedStorage, 'read'>, version: string) {
  const stored = storage.read('consent')
  return stored?.version === version ? stored : undefined
}

/**
 * Stores an answer here and, as proof, at the server. A "no" removes the click ids at once. @throws WpsError when the
 * server does not have it: nothing is reported then, since the server's copy decides.
 */
async function giveConsent(
  { storage, wps }: { storage: TypedStorage; wps: Wps },
  version: string,
  isAdvertisingAllowed: boolean,
): Promise<void> {
  const consentId = storage.read('consent')?.consentId ?? makeUuid()
  storage.write('consent', { consentId, version, isAdvertisingAllowed })
  if (!isAdvertisingAllowed) {
    storage.remove('pixelIds')
    removeFacebookCookies()
  }
  dispatchEvent(new Event(consentEvent))
  await wps.call(saveConsent, { body: { consentId, version, isAdvertisingAllowed } }, { alert: false })
}

/** The question of consent for a screen; undefined while unknown, or when the merchant has no partners. */
export function useConsentQuestion() {
  const services = useServices()
  const isKnown = !services.missing?.includes(trackingSettings.path)
  const { data } = useValue(trackingSettings, {}, { isEnabled: isKnown, freshForMs: Number.POSITIVE_INFINITY })
  if (!data || data.partners.length === 0) return undefined
  const { partners, consentVersion } = data
  return {
    partners,
    answer: readConsent(services.storage, consentVersion)?.isAdvertisingAllowed,
    give: (isAllowed: boolean) => giveConsent(services, consentVersion, isAllowed),
  }
}
