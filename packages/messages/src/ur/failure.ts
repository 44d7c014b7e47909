import type { TextsOf } from '../messages.types.ts'

export const failure: TextsOf<'failure'> = {
  verify_first: 'براہِ کرم پہلے تصدیق مکمل کریں۔',
  not_support_incognito: 'یہ لاگ اِن پرائیویٹ ونڈو میں کام نہیں کرتا۔',
  popup_blocked: 'براؤزر نے نئی ونڈو روک دی۔ اس سائٹ کو پاپ اپ کی اجازت دیں اور دوبارہ کوشش کریں۔',
  'auth.lines': 'کوڈ: {code}\nوجہ: {reason}',
  'auth.unknown': 'لاگ اِن نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  'auth.code_expired': 'کوڈ کی مدت ختم ہو گئی ہے۔ نیا کوڈ منگوائیں۔',
  'auth.invalid_verification_code': 'کوڈ درست نہیں ہے۔',
  'auth.invalid_phone_number': 'فون نمبر درست نہیں ہے۔',
  'auth.too_many_requests': 'بہت زیادہ کوششیں ہو گئیں۔ کچھ دیر انتظار کریں۔',
  'auth.quota_exceeded': 'فی الحال مزید کوڈ نہیں بھیجے جا سکتے۔ بعد میں کوشش کریں۔',
  'auth.network_request_failed': 'نیٹ ورک میں خرابی ہوئی۔ دوبارہ کوشش کریں۔',
  'auth.popup_blocked': 'براؤزر نے لاگ اِن کی ونڈو روک دی۔',
  'auth.popup_closed_by_user': 'لاگ اِن مکمل ہونے سے پہلے ونڈو بند کر دی گئی۔',
  'auth.user_disabled': 'یہ لاگ اِن بند کر دیا گیا ہے۔',
  'auth.account_exists_with_different_credential':
    'اس ای میل پر پہلے سے اکاؤنٹ موجود ہے، کسی اور طریقے سے لاگ اِن کریں۔',
  'auth.operation_not_allowed': 'لاگ اِن کا یہ طریقہ یہاں دستیاب نہیں۔',
}
