import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'ابھی کوئی لیول نہیں',
  'rank.next': '{level} تک پہنچنے کے لیے مزید {amount} کی شرط لگائیں',
  'rank.top': 'آپ سب سے اونچے لیول پر ہیں',
  'rank.levels': 'تمام لیولز',
  'rank.from': 'کل {amount} کی شرطوں سے',
  'rank.withdrawals': '24 گھنٹوں میں {amount} تک نکلوائیں',
  'rank.explain': 'اصلی رقم کی ہر مکمل شرط شمار ہوتی ہے۔ جو لیول مل جائے وہ آپ کا رہتا ہے۔',
}
