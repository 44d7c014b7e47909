import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'آپ کا {merchant} کوڈ',
  'message.subject.notice': 'آپ کے {merchant} اکاؤنٹ کے بارے میں',
  'message.contact_changed':
    'آپ کے {merchant} اکاؤنٹ کے رابطے کی تفصیل تبدیل کی گئی۔ اگر یہ آپ نہیں تھے تو ابھی سپورٹ سے رابطہ کریں۔',
  'message.login': '{code} آپ کا {merchant} لاگ ان کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔',
  'message.register': '{code} آپ کا {merchant} سائن اپ کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔',
  'message.recovery':
    '{code} نیا پاس ورڈ بنانے کے لیے آپ کا {merchant} کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اگر یہ آپ نے نہیں مانگا تو اسے نظر انداز کریں اور کسی کو نہ بتائیں۔',
  'message.contact': '{code} اس رابطے کی تصدیق کے لیے آپ کا {merchant} کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔',
  'message.second_factor': '{code} آپ کا {merchant} سیکیورٹی کوڈ ہے۔ یہ 5 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔',
  'message.registered':
    'اس نمبر پر آپ کا {merchant} اکاؤنٹ پہلے سے موجود ہے۔ لاگ ان کریں، یا ”پاس ورڈ بھول گئے؟“ استعمال کریں۔',
}
