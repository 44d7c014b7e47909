import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': '彈珠台',
  'plinko.how':
    '彈珠穿過一排排釘子落下，在每根釘子向左或向右的機率相同。落入的格子決定派彩。排數越多、風險越高，兩側的派彩就越高。',
  'plinko.prize': '格子',
  'plinko.prize.row': '第 {id} 格',
  'plinko.risk': '風險',
  'plinko.risk.low': '低',
  'plinko.risk.medium': '中',
  'plinko.risk.high': '高',
  'plinko.rows': '排數',
  'plinko.rows.count': '{count, plural, other {# 排}}',
}
