import { type ConsumerInfo, trackingEventTypes } from '@foyer/contract'
import { pickText } from '../content/index.ts'
import type { MerchantSettings } from '../merchant/index.ts'
import { EVENTS_MAX } from './system.constants.ts'

/** The visitor's country: what a trusted proxy says, else what the address tells, else the merchant's own (BOOT-15). */
export function decideCountry(sources: {
  header: string | undefined
  found: string | undefined
  home: string
}): string {
  const known = [sources.header, sources.found].map((code) => code?.toUpperCase()).find(isCountry)
  return known ?? sources.home
}

/** `XX` and `T1` are how proxies say that they do not know, or that somebody hides. */
function isCountry(code: string | undefined): boolean {
  return code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'XX'
}

/** BOOT-12: what the merchant tells of itself, its words in the caller's language, else in its own. */
export function describeConsumer(
  { consumerInfo, defaultLanguage }: Pick<MerchantSettings, 'consumerInfo' | 'defaultLanguage'>,
  language: string,
): ConsumerInfo {
  const { serviceHours = {}, ...stated } = consumerInfo ?? {}
  return { ...stated, serviceHours: pickText(serviceHours, language, defaultLanguage) }
}

/** Origins of hosts as the visitor would reach them: by the scheme and the port of this request. */
export function listOrigins(hosts: readonly string[], asked: { isHttps: boolean; host: string }): string[] {
  const port = /:\d{1,5}$/.exec(asked.host)?.[0] ?? ''
  return hosts.map((host) => `${asked.isHttps ? 'https' : 'http'}://${host}${port}`)
}

/** The events of a ping (API-16), each by its name or as `other`; empty names are nothing. */
export function readEvents(events: string | undefined): string[] {
  const names = (events ?? '').split(',').map((name) => name.trim())
  const known: readonly string[] = trackingEventTypes
  return names
    .filter((name) => name !== '')
    .slice(0, EVENTS_MAX)
    .map((name) => (known.includes(name) ? name : 'other'))
}
