import type { ContentFields, ContentKind, ContentState } from '@foyer/contract'
import type { Localized } from './content.types.ts'

export const kinds = [
  ...(['banner', 'announcement', 'activity', 'popup', 'contact', 'terms'] as const satisfies readonly ContentKind[]),
] as const
export const states = [
  ...(['draft', 'scheduled', 'live', 'ended', 'archived'] as const satisfies readonly ContentState[]),
] as const
/** Kinds that members see in the order of the list; of the others the newest comes first. */
export const orderedKinds: readonly ContentKind[] = ['banner', 'popup', 'contact']

const timed = { start: null, end: null }
const article = { ...timed, category: '', categoryTitle: {}, title: {}, body: {}, url: '' }

/** A new item of a kind. */
export function createFields(kind: ContentKind): ContentFields {
  if (kind === 'announcement') return { kind, ...article, type: 'notice' }
  if (kind === 'activity') return { kind, ...article, terms: {} }
  if (kind === 'terms') return { kind, page: 'terms', version: '', body: {} }
  if (kind === 'banner') {
    const game = { roomId: null, nodeId: null, gameType: null, vendor: null }
    return {
      kind,
      ...timed,
      groupName: 'm_home',
      url: '',
      title: {},
      subtitle: {},
      linkageType: 'URL',
      linkage: '',
      ...game,
    }
  }
  if (kind === 'popup') {
    const ways = { autoplay: false, showClose: true, showTodayCheckbox: true, forceRead: false, forcePopup: false }
    return { kind, ...timed, audience: 'all', items: [{ title: {}, body: {}, url: '' }], delayMs: 2_000, ...ways }
  }
  const empty = { position: '', path: '', link: '', title: {}, labelIds: [], hours: {}, answerMinutes: null }
  return { kind, ...timed, csType: 'TELEGRAM', ...empty }
}

/** `banner.five` of an address; undefined for another text. */
export function parseContentName(text: string): { kind: ContentKind; id: string } | undefined {
  const [word, id, ...rest] = text.split('.')
  const kind = kinds.find((one) => one === word)
  return kind && id && rest.length === 0 ? { kind, id } : undefined
}

/** Languages in which some text of an item is written; those of its main text decide what is missing. */
export function readMainText(fields: ContentFields): Localized {
  if (fields.kind === 'terms') return fields.body
  return fields.kind === 'popup' ? (fields.items[0]?.title ?? {}) : fields.title
}

/** The text in a language, as the type of languages has it. */
export function readText(text: Localized, code: string): string {
  return Object.entries(text).find(([language]) => language === code)?.[1] ?? ''
}

/** The text with another one in a language; an empty one is left out. */
export function writeText(text: Localized, code: string, value: string): Localized {
  const others = Object.entries(text).filter(([language]) => language !== code)
  return Object.fromEntries(value === '' ? others : [...others, [code, value]])
}
