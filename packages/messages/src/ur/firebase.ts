import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'سائن اِن نہیں ہو سکا۔ دوبارہ کوشش کریں یا کسی اور طریقے سے لاگ ان کریں۔',
  'firebase.cancelled': 'سائن اِن مکمل ہونے سے پہلے ونڈو بند ہو گئی',
  'firebase.blocked':
    'آپ کے براؤزر نے سائن اِن کی ونڈو روک دی۔ اس سائٹ کے لیے پاپ اپ کی اجازت دیں اور دوبارہ کوشش کریں۔',
  'firebase.network': 'سائن اِن سروس تک رسائی نہیں ہو رہی۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔',
  'firebase.limit': 'بہت زیادہ کوششیں ہو گئیں۔ چند منٹ بعد دوبارہ کوشش کریں۔',
  'firebase.disabled': 'یہ اکاؤنٹ بند کر دیا گیا ہے۔ کسی اور طریقے سے لاگ ان کریں۔',
  'firebase.existing': 'آپ پہلے اس ای میل سے کسی اور طریقے سے سائن اِن کر چکے ہیں۔ وہی طریقہ استعمال کریں۔',
  'firebase.storage':
    'آپ کا براؤزر سائن اِن کے لیے ضروری ڈیٹا روک رہا ہے۔ اس سائٹ کے لیے کوکیز کی اجازت دیں یا کوئی اور براؤزر استعمال کریں۔',
  'firebase.browser': 'اس براؤزر میں اس طریقے سے سائن اِن نہیں ہو سکتا',
  'firebase.expired': 'سائن اِن کی میعاد ختم ہو گئی ہے۔ دوبارہ شروع کریں۔',
  'firebase.code': 'کوڈ: {code}',
  'firebase.reason': 'وجہ: {reason}',
  'firebase.blocked.title': 'پاپ اپ روک دیا گیا',
  'firebase.blocked.retry': 'ونڈو کھولیں',
  'firebase.elsewhere.title': 'اپنے براؤزر میں کھولیں',
  'firebase.elsewhere.text':
    '{name} اس ایپ کے اندر سائن اِن کی اجازت نہیں دیتا۔ اس صفحے کا پتہ کاپی کر کے اپنے براؤزر میں کھولیں، یا کسی اور طریقے سے لاگ ان کریں۔',
  'firebase.elsewhere.copy': 'پتہ کاپی کریں',
  not_support_incognito: 'نجی ونڈو میں دستیاب نہیں',
}
