/** Categories whose games are draws: frequent ones, daily ones, 4D of South-East Asia, and Vietnam's. */
const lotteryCategories: readonly unknown[] = ['ELOTT', 'LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO']

export function isLotteryCategory(category: unknown): boolean {
  return lotteryCategories.includes(category)
}
