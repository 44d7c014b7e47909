import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': '弹珠',
  'plinko.how':
    '小球穿过一排排钉子下落，每次向左或向右的概率相同。落入的槽位决定赔付。行数越多、风险越高，两侧的赔付就越大。',
  'plinko.prize': '槽位',
  'plinko.prize.row': '第 {id} 槽',
  'plinko.risk': '风险',
  'plinko.risk.low': '低',
  'plinko.risk.medium': '中',
  'plinko.risk.high': '高',
  'plinko.rows': '行数',
  'plinko.rows.count': '{count, plural, other {# 行}}',
}
