import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Xúc xắc',
  'dice.how':
    'Mỗi lần gieo ra một số từ 0,00 đến 99,99. Hãy chọn mục tiêu và chọn kết quả phải trên hay dưới mục tiêu. Xác suất thắng càng nhỏ, trả thưởng càng cao.',
  'dice.prize': 'Kết quả',
  'dice.prize.row': '{id, select, win {Số thắng} other {{id}}}',
  'dice.target': 'Mục tiêu',
  'dice.over': 'Trên',
  'dice.under': 'Dưới',
  'dice.swap': 'Đổi giữa trên và dưới',
  'dice.factor': 'Hệ số',
  'dice.chance': 'Xác suất thắng %',
  'dice.chance.invalid': 'Nhập xác suất từ 0,01 đến 98',
}
