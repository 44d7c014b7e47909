import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'سسٹم کی دیکھ بھال جاری ہے',
  'maintenance.body': 'ہم سائٹ کو اپ ڈیٹ کر رہے ہیں۔ آپ کا بیلنس اور ٹکٹ محفوظ ہیں۔',
  'maintenance.end': 'متوقع واپسی: {time}',
  'maintenance.left': '{left} میں',
  'maintenance.late': 'اس میں اندازے سے زیادہ وقت لگ رہا ہے',
  'maintenance.return': 'سائٹ بحال ہوتے ہی یہ صفحہ خود کھل جائے گا',
  'denied.title': 'رسائی کی اجازت نہیں',
  'denied.ip': 'یہ سائٹ آپ کے IP ایڈریس سے دستیاب نہیں',
  'denied.address': 'آپ کا IP ایڈریس: {ip}',
  'denied.location': 'یہ سائٹ آپ کے علاقے میں دستیاب نہیں',
  'domain.title': 'یہ پتہ دستیاب نہیں',
  'domain.body': 'یہ سائٹ {host} پر دستیاب نہیں',
  'domain.go': '{host} پر جائیں',
  'domain.searching': 'دوسرا پتہ تلاش کیا جا رہا ہے…',
  'domain.none': 'فی الحال کوئی دوسرا پتہ دستیاب نہیں',
  'waiting.retrying': 'دوبارہ کوشش ہو رہی ہے…',
  'waiting.return': 'یہ صفحہ خود دوبارہ لوڈ ہو جائے گا',
  'china.title': 'تجویز کردہ براؤزر',
  'china.body': 'چین میں یہ سائٹ QQ، UC یا 360 براؤزر کے اسپیڈ موڈ میں سب سے بہتر چلتی ہے',
}
