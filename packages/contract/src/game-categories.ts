/** Categories whose games are draws: the house's, classic ones, those of the sea region and of Vietnam. */
const lotteryCategories: readonly unknown[] = ['ELOTT', 'LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO']

export function isLotteryCategory(category: unknown): boolean {
  return lotteryCategories.includes(category)
}
