import type { Language } from '@foyer/contract'
import { isolateValues } from '@foyer/contract/bidi'
import type { Calendar } from '@foyer/contract/date-time'
import { loadArcadeTexts } from '@foyer/messages/arcade'
import { sourceLanguage } from '@foyer/messages/languages'
import { type LotteryMessageId, loadLotteryTexts } from '@foyer/messages/lottery'
import { setupI18n } from '@lingui/core'

const i18n = setupI18n()

/** A failed load is repeated once; after that the page has a link to reload it. */
function loadPersistently<Texts>(load: () => Promise<Texts>): Promise<Texts> {
  return load().catch(load)
}

/** Loads the texts of the document's language, before the first render. */
export async function loadTexts(): Promise<void> {
  const language = readLanguage()
  const [texts] = await Promise.all([loadPersistently(() => loadLotteryTexts(language)), loadDates(language)])
  const tag = readTag()
  i18n.loadAndActivate({ locale: tag, messages: { ...texts } })
}

/** Loads the texts of a game on top of those of the lottery, which name what every game has. */
export async function loadGameTexts(gameId: string): Promise<void> {
  const language = readLanguage()
  const dates = loadDates(language)
  const loaded = await Promise.all([
    loadPersistently(() => loadLotteryTexts(language)),
    loadPersistently(() => loadArcadeTexts(language, 'round')),
    loadPersistently(() => loadArcadeTexts(language, gameId)),
  ])
  await dates
  i18n.loadAndActivate({ locale: readTag(), messages: Object.assign({}, ...loaded) })
}

let calendar: Calendar | undefined

/** Loads the dates of a language whose formats browsers lack; the browser's own stand after a failure. */
async function loadDates(language: Language): Promise<void> {
  if (!hasOwnDates()) return
  const load = async () => (await import('@foyer/messages/calendar')).loadCalendar(language)
  calendar = await loadPersistently(load).catch(() => undefined)
}

/** Dates of the player's language, if its texts have them. */
export function readCalendar(): Calendar | undefined {
  return hasOwnDates() ? calendar : undefined
}

function hasOwnDates(): boolean {
  return document.documentElement.dataset.calendar !== undefined
}

/** A text of a game in the player's language; its ids are checked with the texts of all games. */
export function tg(id: `${string}.${string}`, values: Record<string, string | number> = {}): string {
  return translate(id, values)
}

/** Code of the document's language, as the server writes it. */
function readLanguage(): Language {
  return (document.documentElement.dataset.language ?? sourceLanguage) as Language // a code of the list
}

/** BCP 47 tag for dates and plural forms. */
export function readTag(): string {
  return document.documentElement.dataset.formats ?? 'en-u-nu-latn'
}

/** BCP 47 tag for numbers. */
export function readNumberTag(): string {
  return document.documentElement.dataset.numbers ?? 'en-u-nu-latn'
}

/** A text in the player's language. */
export function t(id: LotteryMessageId, values: Record<string, string | number> = {}): string {
  return translate(id, values)
}

function translate(id: string, values: Record<string, string | number>): string {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  return i18n._(id, isolateValues(values, i18n.messages[id], direction))
}

/** The text of an error code, in a game its own; a general one for an unknown code. */
export function describeError(code: string): string {
  const known = [`round.error.${code}`, `lottery.error.${code}`].find((id) => i18n._(id) !== id)
  return known === undefined ? t('lottery.error.unknown_error') : i18n._(known)
}
