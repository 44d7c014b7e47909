import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': '尚無等級',
  'rank.next': '再投注 {amount} 即可升至{level}',
  'rank.top': '您已達到最高等級',
  'rank.levels': '所有等級',
  'rank.from': '累計投注 {amount} 起',
  'rank.withdrawals': '24 小時內最多可提款 {amount}',
  'rank.explain': '每筆已結算的真錢投注都會計入。達到的等級不會下降。',
}
