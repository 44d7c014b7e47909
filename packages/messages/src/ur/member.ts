import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.type.member': 'ممبر',
  'member.type.agent': 'ایجنٹ',
  'member.type.free': 'مفت کھیل',
  'member.type.virtual': 'ورچوئل اکاؤنٹ',
  'member.since': '{date} سے ممبر',
  'member.money': 'رقم',
  'member.settings': 'اکاؤنٹ اور مدد',
  'member.feedback.title': 'ہمیں اپنی رائے بتائیں',
  'member.feedback.body':
    'جو اچھا لگا اور جو غلط ہوا، {merchant} کی کسٹمر سروس کو بتائیں۔ آپ جہاں لکھیں گے وہیں جواب ملے گا۔',
  'member.logout': 'لاگ آؤٹ',
  'member.logout.ask': 'کیا اس آلے پر {merchant} سے لاگ آؤٹ کرنا ہے؟',
  'member.logout.failed': 'سرور نے جواب نہیں دیا۔ آپ یہاں لاگ آؤٹ ہو چکے ہیں؛ سرور کا سیشن خود ختم ہو جائے گا۔',
  'member.unread': '{count, plural, one {# نہ پڑھا ہوا پیغام} other {# نہ پڑھے ہوئے پیغامات}}',
}
