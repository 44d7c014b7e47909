import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'سیکیورٹی چیک',
  'captcha.lead': 'ہم یقین کر رہے ہیں کہ یہ کوئی بوٹ نہیں۔ چند سیکنڈ لگیں گے۔',
  'captcha.working': 'جانچ جاری ہے…',
  'captcha.vendor': 'جاری رکھنے کے لیے نیچے دیا گیا چیک مکمل کریں',
  'captcha.failed': 'سیکیورٹی چیک لوڈ نہیں ہو سکا۔ اپنا کنکشن دیکھیں، یا ایڈ بلاکر بند کر کے دوبارہ کوشش کریں۔',
  'captcha.busy': 'سیکیورٹی چیک پہلے سے کھلا ہے',
  'captcha.outdated': 'نامعلوم خرابی: Geetest سروس کام نہیں کر رہی',
  verify_first: 'پہلے سیکیورٹی چیک مکمل کریں',
}
