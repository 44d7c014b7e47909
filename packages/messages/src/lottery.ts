import type { Language } from '@foyer/contract'
import type { lottery } from './en/lottery.ts'
import { folderOf } from './languages.ts'

/** Every text id of the embedded lottery's pages. */
export type LotteryMessageId = keyof typeof lottery
/** The lottery's texts in another language: exactly the same ids. */
export type LotteryTexts = { readonly [Id in LotteryMessageId]: string }

/** Loads the lottery's texts in a language; each language is a lazy chunk. */
export async function loadLotteryTexts(language: Language): Promise<LotteryTexts> {
  const folder = folderOf(language)
  return (await import(`./${folder}/lottery.ts`)).lottery
}
