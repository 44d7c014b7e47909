import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'اپنا اکاؤنٹ بنائیں',
  'registration.lead': 'بس ایک صارف نام اور پاس ورڈ درکار ہے',
  'registration.lead.mobile': 'آپ کو صرف اپنا موبائل نمبر چاہیے',
  'registration.referral.locked': 'آپ کے ریفرل لنک سے',
  'registration.username.free': 'یہ صارف نام دستیاب ہے',
  'registration.username.taken': 'یہ صارف نام پہلے سے استعمال میں ہے۔ کوئی اور منتخب کریں۔',
  'registration.terms': 'میری عمر {age} سال یا زیادہ ہے اور مجھے شرائط و ضوابط منظور ہیں',
  'registration.terms.read': 'شرائط و ضوابط پڑھیں',
  'registration.terms.required': 'جاری رکھنے کے لیے عمر کی تصدیق کریں اور شرائط قبول کریں',
  'registration.terms.changed': 'شرائط تبدیل ہو گئی ہیں۔ جاری رکھنے کے لیے انہیں پڑھ کر قبول کریں۔',
  'registration.submit': 'اکاؤنٹ بنائیں',
  'registration.known': 'پہلے سے اکاؤنٹ ہے؟',
  'registration.login': 'لاگ ان کریں',
  'registration.closed': 'سائن اپ فی الحال بند ہے',
  'registration.closed.body': 'اگر آپ کا اکاؤنٹ ہے تو آپ اب بھی لاگ ان کر سکتے ہیں',
  'registration.script': 'اکاؤنٹ بنانے کے لیے براؤزر میں JavaScript آن کریں',
  'registration.referral.unknown': 'یہ ریفرل کوڈ نہیں ملا',
}
