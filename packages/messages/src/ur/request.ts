import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'نامعلوم خرابی',
  timeout_retry_please: 'بہت زیادہ وقت لگ رہا ہے۔ دوبارہ کوشش کریں۔',
  'request.unsure': 'جواب موصول نہیں ہوا۔ دوبارہ کوشش کریں، آپ کی درخواست پر دو بار عمل نہیں ہوگا۔',
  'request.lost':
    'جواب موصول نہیں ہوا، مگر ہو سکتا ہے آپ کی درخواست پوری ہو گئی ہو۔ دوبارہ کوشش کریں۔ اگر پھر بھی نہ ہو تو درج کردہ معلومات سے لاگ ان کریں۔',
  'request.earlier.title': 'یہ درخواست ہمیں پہلے ہی مل چکی ہے',
  'request.earlier.text': 'آپ کی {amount} کی درخواست ہمیں {time} کو ملی تھی۔ ہم نے دوسری نہیں بنائی۔',
  'request.earlier.view': 'اسے دیکھیں',
  'request.earlier.new': 'نئی درخواست',
}
