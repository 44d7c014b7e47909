import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': '暂无等级',
  'rank.next': '再投注 {amount} 即可升至{level}',
  'rank.top': '您已达到最高等级',
  'rank.levels': '全部等级',
  'rank.from': '累计投注 {amount} 起',
  'rank.withdrawals': '24 小时内最多可提款 {amount}',
  'rank.explain': '每笔已结算的真钱投注都会计入。达到的等级不会下降。',
}
