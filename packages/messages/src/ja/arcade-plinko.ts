import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'プリンコ',
  'plinko.how':
    'ボールがピンの列の間を落ち、ピンごとに同じ確率で左右どちらかに進みます。入ったポケットで配当が決まります。段数が多く、リスクが高いほど、両端の配当が大きくなります。',
  'plinko.prize': 'ポケット',
  'plinko.prize.row': '{id}番',
  'plinko.risk': 'リスク',
  'plinko.risk.low': '低',
  'plinko.risk.medium': '中',
  'plinko.risk.high': '高',
  'plinko.rows': '段数',
  'plinko.rows.count': '{count, plural, other {#段}}',
}
