import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'سسٹم کی دیکھ بھال جاری ہے',
  'maintenance.body': 'ہم سائٹ پر کام کر رہے ہیں۔ آپ کا بیلنس اور ٹکٹ محفوظ ہیں۔',
  'maintenance.end': 'متوقع واپسی: {time}',
  'maintenance.left': '{left} میں',
  'maintenance.late': 'اس میں اندازے سے کچھ زیادہ وقت لگ رہا ہے۔',
  'maintenance.return': 'جیسے ہی ہم واپس آئیں گے یہ صفحہ خود کھل جائے گا۔',
  'denied.title': 'رسائی کی اجازت نہیں',
  'denied.ip': 'آپ کے نیٹ ورک ایڈریس سے یہ سروس دستیاب نہیں ہے۔',
  'denied.address': 'آپ کا ایڈریس: {ip}',
  'denied.location': 'آپ کے مقام پر یہ سروس دستیاب نہیں ہے۔',
  'domain.title': 'یہ پتہ دستیاب نہیں ہے',
  'domain.body': '{host} پر یہ سائٹ پیش نہیں کی جاتی۔',
  'domain.go': '{host} پر جائیں',
  'domain.searching': 'دوسرا پتہ تلاش کیا جا رہا ہے…',
  'domain.none': 'فی الحال کوئی دوسرا پتہ معلوم نہیں۔',
  'waiting.retrying': 'دوبارہ کوشش ہو رہی ہے…',
  'waiting.return': 'یہ صفحہ خود ہی واپس آ جائے گا۔',
  'china.title': 'موزوں براؤزر',
  'china.body': 'چین میں یہ سائٹ QQ، UC یا 360 براؤزر کے تیز موڈ میں سب سے اچھی چلتی ہے۔',
}
