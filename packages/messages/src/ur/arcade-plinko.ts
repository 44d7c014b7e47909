import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'پلنکو',
  'plinko.how':
    'گیند کیلوں کی قطاروں سے گرتی ہے اور ہر کیل پر دائیں یا بائیں جانے کا امکان برابر ہے۔ جس خانے میں گرے وہی ادائیگی طے کرتا ہے۔ زیادہ قطاریں اور زیادہ خطرہ، کناروں پر بڑی ادائیگی۔',
  'plinko.prize': 'خانہ',
  'plinko.prize.row': 'نمبر {id}',
  'plinko.risk': 'خطرہ',
  'plinko.risk.low': 'کم',
  'plinko.risk.medium': 'درمیانہ',
  'plinko.risk.high': 'زیادہ',
  'plinko.rows': 'قطاریں',
  'plinko.rows.count': '{count, plural, one {# قطار} other {# قطاریں}}',
}
