import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Bóng rơi qua các hàng chốt, mỗi lần sang trái hoặc phải với xác suất như nhau. Ô bóng rơi vào quyết định mức trả thưởng. Nhiều hàng hơn và rủi ro cao hơn thì mức trả thưởng ở hai bên lớn hơn.',
  'plinko.prize': 'Ô',
  'plinko.prize.row': 'Số {id}',
  'plinko.risk': 'Rủi ro',
  'plinko.risk.low': 'Thấp',
  'plinko.risk.medium': 'Trung bình',
  'plinko.risk.high': 'Cao',
  'plinko.rows': 'Số hàng',
  'plinko.rows.count': '{count, plural, other {# hàng}}',
}
