import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Chợ đêm',
  'slot.how':
    'Năm cuộn dừng lại ngẫu nhiên. Tiền cược được chia đều cho các dòng của bạn. Ba biểu tượng giống nhau liền kề trở lên trên một dòng, tính từ cuộn trái, được trả thưởng. Đèn lồng là biểu tượng Wild: thay cho mọi biểu tượng trừ bát. Ba bát trở lên được trả thưởng ở mọi vị trí. Mọi khoản trả thưởng của một lần quay được cộng lại.',
  'slot.lines': 'Số dòng',
  'slot.lines.count': '{count, plural, other {# dòng}}',
  'slot.lines.each': '{amount} mỗi dòng',
  'slot.hint': 'Trùng 3 biểu tượng từ bên trái',
  'slot.wins': '{count, plural, other {# lần trả thưởng}}: {amount}',
  'slot.win.line': 'Dòng {number}: {count} × {symbol} trả {factor}',
  'slot.win.anywhere': '{count} × {symbol} trả {factor}',
  'slot.row': 'Hàng {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Trăng} koi {Cá koi} fan {Quạt} tea {Trà} bao {Bánh bao} skewer {Xiên nướng} chili {Ớt} lantern {Đèn lồng} bowl {Bát} other {Biểu tượng}}',
  'slot.paytable.symbol': 'Biểu tượng',
  'slot.paytable.note': 'Bội số của tổng tiền cược với {count, plural, other {# dòng}}',
  'slot.paytable.wild': 'Wild: thay cho mọi biểu tượng trừ bát, trên cuộn 2, 3 và 4',
  'slot.paytable.anywhere': 'Scatter: trả thưởng ở mọi vị trí',
  'slot.paytable.lines': 'Các dòng của bạn',
  'slot.paytable.line': 'Dòng {number}: hàng {rows}',
  'slot.paytable.longest': 'Mỗi dòng chỉ trả một lần, cho chuỗi dài nhất từ bên trái.',
}
