import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'آپ کا {merchant} کوڈ',
  'message.login': '{code} آپ کا {merchant} لاگ ان کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔',
  'message.register': '{code} آپ کا {merchant} سائن اپ کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔',
  'message.recovery':
    '{code} نیا پاس ورڈ بنانے کے لیے آپ کا {merchant} کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اگر یہ آپ نے نہیں مانگا تو اسے نظر انداز کریں اور کسی کو نہ بتائیں۔',
  'message.contact': '{code} اس رابطے کی تصدیق کے لیے آپ کا {merchant} کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔',
  'message.second_factor': '{code} آپ کا {merchant} سیکیورٹی کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔',
  'message.registered':
    'اس نمبر پر آپ کا {merchant} اکاؤنٹ پہلے سے موجود ہے۔ لاگ ان کریں، یا ”پاس ورڈ بھول گئے؟“ استعمال کریں۔',
  'message.notice': '{merchant}: {event}۔ یہ آپ نہیں تھے؟ ابھی اپنا پاس ورڈ تبدیل کریں اور سپورٹ سے رابطہ کریں۔',
}
