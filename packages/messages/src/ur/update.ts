import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'اپ ڈیٹ دستیاب ہے',
  'update.app.body': 'ایپ کا نیا ورژن دستیاب ہے۔ جاری رکھنے کے لیے اسے اپ ڈیٹ کریں۔',
  'update.app.action': 'ابھی اپ ڈیٹ کریں',
  'download.title': '{merchant} ایپ حاصل کریں',
  'download.action': 'ڈاؤن لوڈ کریں',
  'download.today': 'آج دوبارہ نہ دکھائیں',
  'download.grade': 'درجہ بندی 5 میں سے {grade}',
  'update.later': 'بعد میں',
  'update.preview': 'ورژن {number} کا پیش منظر۔ باہر آنے کے لیے ٹیپ کریں۔',
} satisfies TextsOf<'update'>
