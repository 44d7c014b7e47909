import type { Language } from '@foyer/contract'
import { loadArcadeTexts } from '@foyer/messages/arcade'
import { sourceLanguage } from '@foyer/messages/languages'
import { type LotteryMessageId, loadLotteryTexts } from '@foyer/messages/lottery'
import { setupI18n } from '@lingui/core'

const i18n = setupI18n()

/** Isolates a value in a right-to-left sentence, so that an amount or a number keeps its own order. */
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** A failed load is repeated once; after that the page has a link to reload it. */
function loadPersistently<Texts>(load: () => Promise<Texts>): Promise<Texts> {
  return load().catch(load)
}

/** Loads the texts of the document's language, before the first render. */
export async function loadTexts(): Promise<void> {
  const language = readLanguage()
  const texts = await loadPersistently(() => loadLotteryTexts(language))
  const tag = readTag()
  i18n.loadAndActivate({ locale: tag, messages: { ...texts } })
}

/** Loads the texts of a game on top of those of the lottery, which name what every game has. */
export async function loadGameTexts(gameId: string): Promise<void> {
  const language = readLanguage()
  const loaded = await Promise.all([
    loadPersistently(() => loadLotteryTexts(language)),
    loadPersistently(() => loadArcadeTexts(language, 'round')),
    loadPersistently(() => loadArcadeTexts(language, gameId)),
  ])
  i18n.loadAndActivate({ locale: readTag(), messages: Object.assign({}, ...loaded) })
}

/** A text of a game in the player's language; its ids are checked with the texts of all games. */
export function tg(id: `${string}.${string}`, values: Record<string, string | number> = {}): string {
  return translate(id, values)
}

/** Code of the document's language, as the server writes it. */
function readLanguage(): Language {
  return (document.documentElement.dataset.language ?? sourceLanguage) as Language // a code of the list
}

/** BCP 47 tag for numbers, dates and plural forms. */
export function readTag(): string {
  return document.documentElement.dataset.formats ?? 'en-u-nu-latn'
}

/** A text in the player's language. */
export function t(id: LotteryMessageId, values: Record<string, string | number> = {}): string {
  return translate(id, values)
}

function translate(id: string, values: Record<string, string | number>): string {
  if (document.documentElement.dir !== 'rtl') return i18n._(id, values)
  const selectors = listSelectors(i18n.messages[id])
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && !selectors.includes(name) ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value,
  ])
  return i18n._(id, Object.fromEntries(isolated))
}

/** Values that a text selects a case by, which must stay as they are. A build has compiled texts, otherwise they are as written. */
function listSelectors(text: unknown): unknown[] {
  if (typeof text === 'string') return [...text.matchAll(/\{\s*(\w+)\s*,\s*select\b/g)].map(([, name]) => name)
  if (!Array.isArray(text)) return []
  return text.flatMap((token) => (Array.isArray(token) && token[1] === 'select' ? [token[0]] : []))
}

/** The text of an error code, in a game its own; a general one for an unknown code. */
export function describeError(code: string): string {
  const known = [`round.error.${code}`, `lottery.error.${code}`].find((id) => i18n._(id) !== id)
  return known === undefined ? t('lottery.error.unknown_error') : i18n._(known)
}
