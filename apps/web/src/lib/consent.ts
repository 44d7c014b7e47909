import { type ConsentPurpose, consentPurposes, listAllowedIds, saveConsent, trackingSettings } from '@foyer/contract'
import { removeFacebookCookies } from './facebook-cookies.ts'
import { useValue } from './queries.ts'
import { useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'
import { makeUuid } from './uuid.ts'
import type { Wps } from './wps/wps.ts'

/** Event of the window after an answer. */
export const consentEvent = 'consentchange'

export interface Consent {
  consentId: string
  /** The allowed purposes; none after a no to all. */
  purposes: readonly ConsentPurpose[]
}

/**
 * The visitor's stored answer to the current question; undefined before it (DEC-21). A single answer from before the
 * purposes is one to all of them.
 */
export function readConsent(storage: Pick<TypedStorage, 'read'>, version: string): Consent | undefined {
  const stored = storage.read('consent')
  if (stored?.version !== version) return undefined
  const { consentId, purposes, isAdvertisingAllowed } = stored
  return { consentId, purposes: purposes ?? (isAdvertisingAllowed ? consentPurposes : []) }
}

/**
 * Stores an answer here and, as proof, at the server. What it does not allow is removed at once: ids and cookies.
 * @throws WpsError when the server does not have it: nothing is reported then, since the server's copy decides.
 */
export async function giveConsent(
  { storage, wps }: { storage: TypedStorage; wps: Pick<Wps, 'call'> },
  version: string,
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  const consentId = storage.read('consent')?.consentId ?? makeUuid()
  const answer = { consentId, version, purposes: [...purposes] }
  storage.write('consent', answer)
  const ids = listAllowedIds(storage.read('pixelIds') ?? {}, purposes)
  if (Object.keys(ids).length > 0) storage.write('pixelIds', ids)
  else storage.remove('pixelIds')
  if (!purposes.includes('advertising')) removeFacebookCookies()
  dispatchEvent(new Event(consentEvent))
  await wps.call(saveConsent, { body: answer }, { alert: false })
}

/** The question of consent for a screen; undefined while unknown, or when the merchant has no partners. */
export function useConsentQuestion() {
  const services = useServices()
  const isKnown = !services.missing?.includes(trackingSettings.path)
  const { data } = useValue(trackingSettings, {}, { isEnabled: isKnown, freshForMs: Number.POSITIVE_INFINITY })
  if (!data) return undefined
  const { partners, consentVersion } = data
  const listOf = (wanted: ConsentPurpose) => partners.filter(({ purpose }) => purpose === wanted)
  const purposes = consentPurposes
    .map((purpose) => ({ purpose, partners: listOf(purpose).map(({ name }) => name) }))
    .filter((one) => one.partners.length > 0)
  if (purposes.length === 0) return undefined
  return {
    /** The purposes that the merchant has partners for, with their names. */
    purposes,
    allowed: readConsent(services.storage, consentVersion)?.purposes,
    give: (allowed: readonly ConsentPurpose[]) => giveConsent(services, consentVersion, allowed),
  }
}
