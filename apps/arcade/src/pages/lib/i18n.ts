import { resolveTranslated } from '@foyer/messages/languages'
import { type LotteryMessageId, loadLotteryTexts } from '@foyer/messages/lottery'
import { setupI18n } from '@lingui/core'

const i18n = setupI18n()

/** Isolates a value in a right-to-left sentence, so that an amount or a number keeps its own order. */
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Loads the texts of the document's language, before the first render. */
export async function loadTexts(): Promise<void> {
  const texts = await loadLotteryTexts(resolveTranslated(document.documentElement.dataset.language ?? ''))
  const tag = readTag()
  i18n.loadAndActivate({ locale: tag, messages: { ...texts } })
}

/** BCP 47 tag of the document, for numbers and dates. */
export function readTag(): string {
  return document.documentElement.lang || 'en'
}

/** A text in the player's language. */
export function t(id: LotteryMessageId, values: Record<string, string | number> = {}): string {
  if (document.documentElement.dir !== 'rtl') return i18n._(id, values)
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value,
  ])
  return i18n._(id, Object.fromEntries(isolated))
}

/** The text of an error code; a general one for an unknown code. */
export function describeError(code: string): string {
  const id = `lottery.error.${code}`
  const text = i18n._(id)
  return text === id ? t('lottery.error.unknown_error') : text
}
