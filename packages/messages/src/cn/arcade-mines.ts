import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': '扫雷',
  'mines.how':
    '选择在 25 格中隐藏多少颗地雷。每找到一颗宝石，倍数就会提高。您可随时兑现；踩中地雷则此注结束且无派彩。未完成的投注在 24 小时后按当前倍数支付；若尚未找到宝石，则退回本金。',
  'mines.prize': '已找到宝石',
  'mines.prize.row': '{id} 颗',
  'mines.next': '下一颗宝石',
  'mines.start': '先投注，再选择格子',
  'mines.wait': '正在投注…',
  'mines.tile':
    '第 {number} 格{kind, select, gem {，宝石} hit {，您踩中的地雷} mine {，地雷} missed {，未选的宝石} other {}}',
  'mines.spoken': '第 {count} 颗宝石，现可兑现 {amount}',
  'mines.count': '地雷数',
  'mines.gems': '{count, plural, other {# 颗宝石}}',
  'mines.fewer': '减少地雷',
  'mines.more': '增加地雷',
  'mines.choice': '{count, plural, other {# 颗地雷}}',
}
