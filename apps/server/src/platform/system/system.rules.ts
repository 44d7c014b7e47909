import { type ConsumerInfo, trackingEventTypes } from '@foyer/contract'
import type { MerchantSettings } from '../../merchant/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { EVENTS_MAX } from './system.constants.ts'

/** The visitor's country: from a trusted proxy, otherwise from the address, otherwise the merchant's own (BOOT-15). */
export function decideCountry(sources: {
  header: string | undefined
  found: string | undefined
  home: string
}): string {
  const known = [sources.header, sources.found].map((code) => code?.toUpperCase()).find(isCountry)
  return known ?? sources.home
}

/** Proxies send `XX` for an unknown country and `T1` for Tor. */
function isCountry(code: string | undefined): boolean {
  return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'XX'
}

/** BOOT-12: the merchant's public data, with texts in the caller's language, otherwise in its own. */
export function describeConsumer(
  { consumerInfo, defaultLanguage }: Pick<MerchantSettings, 'consumerInfo' | 'defaultLanguage'>,
  language: string,
): ConsumerInfo {
  const { serviceHours = {}, ...stated } = consumerInfo ?? {}
  return { ...stated, serviceHours: pickText(serviceHours, language, defaultLanguage) }
}

/** Origins of hosts from the visitor's side: with the scheme and the port of this request. */
export function listOrigins(hosts: readonly string[], asked: { isHttps: boolean; host: string }): string[] {
  const port = /:\d{1,5}$/.exec(asked.host)?.[0] ?? ''
  return hosts.map((host) => `${asked.isHttps ? 'https' : 'http'}://${host}${port}`)
}

/** The events of a ping (API-16), each by its name or as `other`; empty names are dropped. */
export function readEvents(events: string | undefined): string[] {
  const names = (events ?? '').split(',').map((name) => name.trim())
  const known: readonly string[] = trackingEventTypes
  return names
    .filter((name) => name !== '')
    .slice(0, EVENTS_MAX)
    .map((name) => (known.includes(name) ? name : 'other'))
}
