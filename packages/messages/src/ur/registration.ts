import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'اپنا اکاؤنٹ کھولیں',
  'registration.lead': 'بس ایک صارف نام اور ایک پاس ورڈ کافی ہے۔',
  'registration.referral.locked': 'اس لنک سے جس سے آپ یہاں آئے',
  'registration.terms': 'میری عمر 18 سال یا زیادہ ہے اور مجھے شرائط و ضوابط قبول ہیں۔',
  'registration.terms.read': 'شرائط و ضوابط پڑھیں',
  'registration.terms.required': 'آگے بڑھنے کے لیے عمر اور شرائط کی تصدیق کریں۔',
  'registration.submit': 'اکاؤنٹ بنائیں',
  'registration.known': 'پہلے سے ممبر ہیں؟',
  'registration.login': 'لاگ اِن کریں',
  'registration.closed': 'فی الحال نئے اکاؤنٹ نہیں کھولے جا رہے۔',
  'registration.closed.body': 'اگر آپ کا اکاؤنٹ ہے تو معمول کے مطابق لاگ اِن کریں۔',
  'registration.script': 'اکاؤنٹ بنانے کے لیے اسکرپٹ والا براؤزر ضروری ہے۔',
  'registration.agent.title': 'فی الحال ممبر خود شامل ہوتے ہیں',
  'registration.agent.body':
    '{merchant} پر ایجنٹ اکاؤنٹ سے ممبر رجسٹر کرنے کی سہولت ابھی نہیں کھلی۔ نیا ممبر رجسٹریشن کے صفحے پر خود اکاؤنٹ بنا سکتا ہے۔',
  'registration.agent.address': 'رجسٹریشن کا صفحہ',
  'registration.agent.copy': 'پتہ کاپی کریں',
  'registration.agent.copied': 'پتہ کاپی ہو گیا',
  'registration.agent.failed': 'پتہ کاپی نہیں ہو سکا۔ اسے دبا کر رکھیں اور کاپی کریں۔',
}
