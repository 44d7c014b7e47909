import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'وصولی اکاؤنٹ شامل ہوا',
  'notification.account_added.body': '{bank} {number} آپ کے وصولی اکاؤنٹس میں شامل کر دیا گیا۔',
  'notification.password_changed.title': 'پاس ورڈ بدل دیا گیا',
  'notification.password_changed.body': 'آپ کا پاس ورڈ بدل دیا گیا ہے اور آپ کے باقی آلات لاگ آؤٹ کر دیے گئے ہیں۔',
  'notification.new_device.title': 'نئے آلے سے لاگ ان',
  'notification.new_device.body': 'آپ کے اکاؤنٹ میں ایک نئے آلے یا براؤزر سے لاگ ان ہوا ہے۔',
  'notification.under_review.title': 'رقم نکلوانا روک دیا گیا',
  'notification.under_review.body':
    'ہم ادائیگی فراہم کنندہ کے ساتھ ایک ادائیگی کی جانچ کر رہے ہیں۔ جانچ مکمل ہونے پر آپ دوبارہ رقم نکلوا سکیں گے۔ آپ کا بیلنس محفوظ ہے۔',
  'notification.hold': 'رقم نکلوانا {duration} کے لیے روک دیا گیا ہے۔',
  'notification.advice': 'یہ آپ نہیں تھے؟ ابھی اپنا پاس ورڈ بدلیں اور کسٹمر سروس سے رابطہ کریں۔',
}
