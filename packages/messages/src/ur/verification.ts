import type { TextsOf } from '../messages.types.ts'

export const verification: TextsOf<'verification'> = {
  'verification.send': 'کوڈ حاصل کریں',
  'verification.resend': 'دوبارہ بھیجیں',
  'verification.again': '{seconds} سیکنڈ بعد دوبارہ بھیجیں',
  'verification.sent': 'تفصیل درست ہوئی تو کوڈ پہنچ رہا ہے',
  'verification.outbox': 'ڈیمو: پیغام پڑھیں',
  'verification.way': 'لاگ ان یا سائن اپ کا طریقہ',
  'verification.way.username': 'صارف نام',
  'verification.way.sms': 'موبائل',
  'verification.way.email': 'ای میل',
  'verification.country.choose': 'ملک کا کوڈ +{code}، تبدیل کریں',
  'verification.country.search': 'ملک تلاش کریں',
  'verification.country.none': 'کوئی ملک نہیں ملا',
  'verification.recovery.heading': 'نیا پاس ورڈ بنائیں',
  'verification.recovery.lead': 'ہم آپ کے اکاؤنٹ کے نمبر یا ای میل پر کوڈ بھیجیں گے',
  'verification.recovery.submit': 'پاس ورڈ بنائیں اور لاگ ان کریں',
  'verification.recovery.help': 'نمبر یا ای میل تک رسائی نہیں؟ سپورٹ سے رابطہ کریں۔',
  'verification.recovery.hold':
    'آپ کی حفاظت کے لیے تمام ڈیوائسز لاگ آؤٹ ہو جائیں گی اور رقم نکالنا کچھ دیر کے لیے رکا رہے گا',
}
