import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Chưa có cấp',
  'rank.next': 'Cược thêm {amount} để đạt {level}',
  'rank.top': 'Bạn đã đạt cấp cao nhất',
  'rank.levels': 'Tất cả các cấp',
  'rank.from': 'Từ {amount} tổng cược',
  'rank.withdrawals': 'Rút tối đa {amount} trong 24 giờ',
  'rank.explain': 'Mọi cược tiền thật đã có kết quả đều được tính. Cấp đã đạt sẽ không bị hạ.',
}
