import {
  type ContentFields,
  decideAddress,
  decideImageAddress,
  findMailAddress,
  findTelephoneAddress,
} from '@foyer/contract'
import type { Translated } from '../../translated-text.rules.ts'
import { readPeriod } from './content.rules.ts'

/** A merchant's own pages, whatever its hosts are. */
const OWN_ORIGIN = 'https://merchant.invalid'

/** A field that is wrong, with the id of the rule that it breaks. */
export interface ContentFault {
  path: string
  rule: 'content.address' | 'content.image' | 'content.period' | 'content.missing' | 'content.name'
}

/** What is wrong with an item, published or not: addresses that members' pages would not open, images, its time. */
export function listContentFaults(fields: ContentFields, imageHosts: readonly string[]): ContentFault[] {
  const { start, end } = readPeriod(fields)
  const faults: ContentFault[] = []
  if (start !== null && end !== null && end <= start) faults.push({ path: 'end', rule: 'content.period' })
  for (const [path, address] of listImages(fields))
    if (address !== '' && decideImageAddress(address, imageHosts, OWN_ORIGIN) === undefined)
      faults.push({ path, rule: 'content.image' })
  for (const [path, address] of listTargets(fields))
    if (address !== '' && !isTarget(address)) faults.push({ path, rule: 'content.address' })
  if (fields.kind === 'banner' && fields.linkageType !== 'URL' && !/^[\w.-]{0,64}$/.test(fields.linkage))
    faults.push({ path: 'linkage', rule: 'content.name' })
  if (fields.kind === 'contact' && !isContactPath(fields)) faults.push({ path: 'path', rule: 'content.address' })
  return faults
}

/** What an item lacks before members may see it: its texts in the language that stands in for others, its image and target. */
export function listMissingFields(fields: ContentFields, language: string): ContentFault[] {
  const texts: [path: string, text: string | undefined][] = []
  const read = (text: Translated) => text[language]?.trim()
  if (fields.kind === 'banner') texts.push(['url', fields.url], ['linkage', fields.linkage])
  if (fields.kind === 'popup')
    for (const [place, entry] of fields.items.entries()) texts.push([`items.${place}.title`, read(entry.title)])
  else if (fields.kind === 'terms') texts.push(['body', read(fields.body)])
  else texts.push(['title', read(fields.title)])
  if (fields.kind === 'announcement' || fields.kind === 'activity') texts.push(['body', read(fields.body)])
  return texts.flatMap(([path, text]) => (text ? [] : [{ path, rule: 'content.missing' as const }]))
}

function listImages(fields: ContentFields): [path: string, address: string][] {
  if (fields.kind === 'popup') return fields.items.map(({ url }, place) => [`items.${place}.url`, url])
  return 'url' in fields ? [['url', fields.url]] : []
}

function listTargets(fields: ContentFields): [path: string, address: string][] {
  if (fields.kind === 'banner' && fields.linkageType === 'URL') return [['linkage', fields.linkage]]
  return fields.kind === 'contact' ? [['link', fields.link]] : []
}

function isTarget(address: string): boolean {
  return decideAddress(address, 'outside', { origin: OWN_ORIGIN, listed: [] }).kind !== 'refused'
}

/** Kinds of contacts that load a chat vendor's script: their path may be an account there. */
const scriptTypes: readonly string[] = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'TX-CHAT', 'COMM100', 'COMM100VIP']
/** Base64 and the eight characters of its key (ENT-21). */
const encryptedPath = /^[A-Za-z0-9+/]{11,}={0,2}[\w-]{8}$/

function isContactPath({ csType, path }: Extract<ContentFields, { kind: 'contact' }>): boolean {
  if (isTarget(path) || encryptedPath.test(path)) return true
  if (scriptTypes.includes(csType) && /^[\w.-]{1,200}$/.test(path)) return true
  if (path.startsWith('mailto:')) return findMailAddress(path.slice('mailto:'.length)) !== undefined
  return path.startsWith('tel:') && findTelephoneAddress(path.slice('tel:'.length)) !== undefined
}
