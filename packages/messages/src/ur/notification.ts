import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'وصولی اکاؤنٹ شامل ہو گیا',
  'notification.account_added.body': '{bank} {number} آپ کے وصولی اکاؤنٹس میں شامل ہو گیا ہے۔',
  'notification.password_changed.title': 'پاس ورڈ تبدیل ہو گیا',
  'notification.password_changed.body': 'آپ کا پاس ورڈ تبدیل ہو گیا ہے۔ آپ باقی تمام آلات سے لاگ آؤٹ ہو چکے ہیں۔',
  'notification.contact_changed.title': 'رابطے کی تفصیل تبدیل ہو گئی',
  'notification.contact_changed.body': '{contact} آپ کے اکاؤنٹ میں شامل ہو گیا ہے۔',
  'notification.passkey_added.title': 'پاس کی شامل ہو گئی',
  'notification.passkey_added.body':
    'آپ کے اکاؤنٹ میں ایک پاس کی شامل ہوئی ہے۔ اس سے پاس ورڈ کے بغیر لاگ ان کیا جا سکتا ہے۔',
  'notification.passkey_removed.title': 'پاس کی ہٹا دی گئی',
  'notification.passkey_removed.body': 'آپ کے اکاؤنٹ سے ایک پاس کی ہٹا دی گئی ہے۔ اب اس سے لاگ ان نہیں ہو سکتا۔',
  'notification.passkey_copied.title': 'پاس کی کی پرانی نقل مسترد',
  'notification.passkey_copied.body':
    'آپ کی پاس کی کی پرانی نقل سے لاگ ان کی کوشش ہوئی جسے ہم نے روک دیا۔ اگر آپ نے فون بحال کیا ہے تو وہ پاس کی ہٹائیں اور نئی شامل کریں۔',
  'notification.identity_added.title': 'منسلک اکاؤنٹ شامل ہو گیا',
  'notification.identity_added.body':
    '{service} آپ کے اکاؤنٹ سے منسلک ہو گیا ہے۔ اس سے پاس ورڈ کے بغیر لاگ ان ہو سکتا ہے۔',
  'notification.closure_requested.title': 'اکاؤنٹ بند کرنے کی درخواست',
  'notification.closure_requested.body':
    'پہلے اپنا بیلنس نکلوا لیں۔ {days} دن بعد ہماری سپورٹ ٹیم آپ کا اکاؤنٹ بند کرتی ہے۔ اگر یہ آپ نہیں تو ”سکیورٹی“ میں درخواست واپس لیں اور پاس ورڈ تبدیل کریں۔',
  'notification.identity_removed.title': 'منسلک اکاؤنٹ ہٹا دیا گیا',
  'notification.identity_removed.body': '{service} آپ کے اکاؤنٹ سے الگ کر دیا گیا ہے۔ اب اس سے لاگ ان نہیں ہو سکتا۔',
  'notification.new_device.title': 'نئے آلے سے لاگ ان',
  'notification.new_device.body': 'آپ کے اکاؤنٹ میں نئے آلے یا براؤزر سے لاگ ان ہوا ہے۔',
  'notification.second_factor_on.title': 'دو مرحلہ لاگ ان آن ہے',
  'notification.second_factor_on.body': 'لاگ ان کرتے وقت آپ سے کوڈ مانگا جائے گا۔',
  'notification.second_factor_off.title': 'دو مرحلہ لاگ ان میں تبدیلی',
  'notification.second_factor_off.body': 'آپ کے اکاؤنٹ کے لیے کوڈ کا ایک طریقہ بند کر دیا گیا ہے۔',
  'notification.under_review.title': 'رقم نکلوانا عارضی طور پر بند ہے',
  'notification.under_review.body':
    'ہم ادائیگی فراہم کنندہ کے ساتھ ایک ادائیگی کی جانچ کر رہے ہیں۔ جانچ مکمل ہونے پر آپ دوبارہ رقم نکلوا سکیں گے۔ آپ کا بیلنس متاثر نہیں ہوا۔',
  'notification.login_failures.title': 'لاگ ان کی ناکام کوششیں',
  'notification.login_failures.body':
    'آج کسی نے آپ کے اکاؤنٹ کے لیے کئی بار غلط پاس ورڈ درج کیا۔ آپ کا اکاؤنٹ اب بھی محفوظ ہے۔ اگر یہ آپ نہیں تھے تو ایسا پاس ورڈ رکھیں جو آپ کہیں اور استعمال نہیں کرتے۔',
  'notification.deposit_credited.title': 'رقم جمع ہو گئی',
  'notification.deposit_credited.body': 'آپ کی جمع کرائی گئی رقم بیلنس میں شامل کر دی گئی ہے۔',
  'notification.withdrawal_sent.title': 'رقم بھیج دی گئی',
  'notification.withdrawal_sent.body': 'آپ کی نکلوائی گئی رقم آپ کے اکاؤنٹ کی طرف روانہ ہے۔',
  'notification.withdrawal_refused.title': 'رقم نہیں نکل سکی',
  'notification.withdrawal_refused.body': 'رقم نکلوانے کی درخواست مکمل نہیں ہو سکی۔ رقم آپ کے بیلنس میں واپس آ گئی ہے۔',
  'notification.desk_answered.title': 'سپورٹ نے جواب دے دیا ہے',
  'notification.desk_answered.body': 'جواب پڑھنے کے لیے چیٹ کھولیں۔',
  'notification.ticket_won.title': 'آپ کا ٹکٹ جیت گیا',
  'notification.ticket_won.body': 'جیتی ہوئی رقم آپ کے بیلنس میں شامل کر دی گئی ہے۔',
  'notification.details': 'تفصیل دیکھنے کے لیے تھپتھپائیں۔',
  'notification.hold': 'رقم نکلوانا {duration} کے لیے عارضی طور پر بند ہے۔',
  'notification.advice': 'یہ آپ نہیں تھے؟ ابھی اپنا پاس ورڈ تبدیل کریں اور سپورٹ سے رابطہ کریں۔',
}
