import { type ConsentPurpose, consentPurposes, listAllowedIds, saveConsent, trackingSettings } from '@foyer/contract'
import { makeUuid } from '@foyer/ui/uuid'
import { removeFacebookCookies } from './facebook-cookies.ts'
import { useValue } from './queries.ts'
import { useServices } from './services.tsx'
import type { TypedStorage } from './storage.ts'
import type { Wps } from './wps/wps.ts'

/** Event of the window after an answer, and once the server has it. */
export const consentEvent = 'consentchange'

export interface Consent {
  consentId: string
  /** The allowed purposes; none after a no to all. */
  purposes: readonly ConsentPurpose[]
}

/**
 * The visitor's last answer to the current question, as it is shown; undefined before it (DEC-21). A single answer from
 * before the purposes is one to all of them.
 */
export function readAnswer(storage: Pick<TypedStorage, 'read'>, version: string): Consent | undefined {
  const stored = storage.read('consent')
  if (stored?.version !== version) return undefined
  const { consentId, purposes, isAdvertisingAllowed } = stored
  return { consentId, purposes: purposes ?? (isAdvertisingAllowed ? consentPurposes : []) }
}

/** The answer that holds: a no at once, a yes once the server has it, since its copy decides. */
export function readConsent(storage: Pick<TypedStorage, 'read'>, version: string): Consent | undefined {
  const answer = readAnswer(storage, version)
  const isWaiting = storage.read('consent')?.isStored === false && (answer?.purposes.length ?? 0) > 0
  return isWaiting ? undefined : answer
}

interface ConsentServices {
  storage: TypedStorage
  wps: Pick<Wps, 'call'>
}

/**
 * Stores an answer here and, as proof, at the server. What it does not allow is removed at once: ids and cookies.
 * @throws WpsError when the server does not have it; it is sent again with `sendConsent`.
 */
export async function giveConsent(
  services: ConsentServices,
  version: string,
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  const { storage } = services
  const { consentId = makeUuid(), clickIds } = storage.read('consent') ?? {}
  // Ids that wait for a yes at the server wait for the repeated one as well.
  const waiting = purposes.length > 0 && clickIds ? { clickIds } : {}
  storage.write('consent', { consentId, version, purposes: [...purposes], isStored: false, ...waiting })
  const ids = listAllowedIds(storage.read('pixelIds') ?? {}, purposes)
  if (Object.keys(ids).length > 0) storage.write('pixelIds', ids)
  else storage.remove('pixelIds')
  if (!purposes.includes('advertising')) removeFacebookCookies()
  dispatchEvent(new Event(consentEvent))
  await sendConsent(services, version)
}

/**
 * Sends an answer that the server does not have; nothing without one.
 * @throws WpsError
 */
export async function sendConsent({ storage, wps }: ConsentServices, version: string): Promise<void> {
  const answer = storage.read('consent')
  if (answer?.version !== version || answer.isStored !== false) return
  const { consentId, purposes = [] } = answer
  await wps.call(saveConsent, { body: { consentId, version, purposes } }, { alert: false })
  const { isStored: _, ...stored } = storage.read('consent') ?? answer
  // Another answer may have come meanwhile; it has a call of its own.
  if (stored.purposes?.join() !== purposes.join()) return
  storage.write('consent', stored)
  dispatchEvent(new Event(consentEvent))
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
    allowed: readAnswer(services.storage, consentVersion)?.purposes,
    give: (allowed: readonly ConsentPurpose[]) => giveConsent(services, consentVersion, allowed),
  }
}
