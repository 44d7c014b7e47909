import type { lottery } from './en/lottery.ts'

/** Every text id of the house lottery's pages. */
export type LotteryMessageId = keyof typeof lottery
/** The lottery's texts in another language: none missing, none too many. */
export type LotteryTexts = { readonly [Id in LotteryMessageId]: string }

/** The lottery's texts, one lazy chunk a language. */
export const lotteryLoaders = {
  EN: async (): Promise<LotteryTexts> => (await import('./en/lottery.ts')).lottery,
  CN: async (): Promise<LotteryTexts> => (await import('./cn/lottery.ts')).lottery,
  UR: async (): Promise<LotteryTexts> => (await import('./ur/lottery.ts')).lottery,
} as const
