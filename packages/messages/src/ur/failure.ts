import type { TextsOf } from '../messages.types.ts'

export const failure: TextsOf<'failure'> = {
  verify_first: 'براہِ کرم پہلے تصدیق مکمل کریں',
  not_support_incognito: 'یہ لاگ ان پرائیویٹ براؤزنگ میں کام نہیں کرتا',
  popup_blocked: 'آپ کے براؤزر نے پاپ اپ روک دیا۔ اس سائٹ کے پاپ اپ کی اجازت دے کر دوبارہ کوشش کریں۔',
  'auth.lines': 'کوڈ: {code}\nوجہ: {reason}',
  'auth.unknown': 'لاگ ان نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  'auth.code_expired': 'اس کوڈ کی میعاد ختم ہو گئی ہے۔ نیا کوڈ حاصل کریں۔',
  'auth.invalid_verification_code': 'کوڈ غلط ہے۔ دیکھ کر دوبارہ کوشش کریں۔',
  'auth.invalid_phone_number': 'درست فون نمبر درج کریں',
  'auth.too_many_requests': 'بہت زیادہ کوششیں ہو گئیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔',
  'auth.quota_exceeded': 'فی الحال مزید کوڈ نہیں بھیجے جا سکتے۔ کچھ دیر بعد دوبارہ کوشش کریں۔',
  'auth.network_request_failed': 'نیٹ ورک کی خرابی ہے۔ دوبارہ کوشش کریں۔',
  'auth.popup_blocked': 'آپ کے براؤزر نے لاگ ان ونڈو روک دی۔ پاپ اپ کی اجازت دے کر دوبارہ کوشش کریں۔',
  'auth.popup_closed_by_user': 'لاگ ان مکمل ہونے سے پہلے ونڈو بند ہو گئی۔ دوبارہ کوشش کریں۔',
  'auth.user_disabled': 'یہ لاگ ان بند کر دیا گیا ہے۔ سپورٹ سے رابطہ کریں۔',
  'auth.account_exists_with_different_credential':
    'اس ای میل سے اکاؤنٹ پہلے سے موجود ہے۔ پہلے والے طریقے سے لاگ ان کریں۔',
  'auth.operation_not_allowed': 'لاگ ان کا یہ طریقہ یہاں دستیاب نہیں',
}
