import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'نائٹ مارکیٹ',
  'slot.how':
    'پانچ ریل اتفاقیہ طور پر رکتی ہیں۔ شرط کی رقم لائنوں میں برابر بٹتی ہے۔ کسی لائن پر بائیں ریل سے تین یا زیادہ ایک جیسی علامتیں ادائیگی کرتی ہیں۔ لالٹین پیالے کے سوا ہر علامت کی جگہ لیتی ہے۔ تین یا زیادہ پیالے جہاں بھی رکیں ادائیگی کرتے ہیں۔ ایک چکر کی تمام ادائیگیاں جمع ہوتی ہیں۔',
  'slot.lines': 'لائنیں',
  'slot.lines.count': '{count, plural, one {# لائن} other {# لائنیں}}',
  'slot.lines.each': 'فی لائن {amount}',
  'slot.hint': 'بائیں سے 3 ایک جیسے ملائیں',
  'slot.wins': '{count, plural, one {# ادائیگی} other {# ادائیگیاں}}: {amount}',
  'slot.win.line': 'لائن {number}: {count} × {symbol}، ادائیگی {factor}',
  'slot.win.anywhere': '{count} × {symbol}، ادائیگی {factor}',
  'slot.row': 'قطار {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {چاند} koi {مچھلی} fan {پنکھا} tea {چائے} bao {باؤ} skewer {سیخ} chili {مرچ} lantern {لالٹین} bowl {پیالہ} other {علامت}}',
  'slot.paytable.symbol': 'علامت',
  'slot.paytable.note': '{count, plural, one {# لائن} other {# لائنوں}} پر پوری شرط کے گنا',
  'slot.paytable.wild': 'پیالے کے سوا ہر علامت کی جگہ لیتی ہے؛ صرف ریل 2، 3 اور 4 پر',
  'slot.paytable.anywhere': 'کہیں بھی ہوں ادائیگی، لائن کوئی بھی ہو',
  'slot.paytable.lines': 'آپ کی لائنیں',
  'slot.paytable.line': 'لائن {number}: قطاریں {rows}',
  'slot.paytable.longest': 'ہر لائن ایک بار ادائیگی کرتی ہے، بائیں سے سب سے لمبے سلسلے پر۔',
}
