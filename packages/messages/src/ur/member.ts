import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': '{merchant} ہوم اسکرین پر شامل کریں',
  'member.type.member': 'ممبر',
  'member.type.agent': 'ایجنٹ',
  'member.type.free': 'فری پلے',
  'member.type.virtual': 'ورچوئل اکاؤنٹ',
  'member.since': '{date} سے ممبر',
  'member.profile.edit': 'پروفائل میں ترمیم کریں',
  'member.profile.title': 'آپ کا پروفائل',
  'member.profile.avatar': 'تصویر',
  'member.profile.avatar.one': 'تصویر {number}',
  'member.profile.avatar.none': 'نام کا پہلا حرف',
  'member.profile.nickname': 'عرفیت (اختیاری)',
  'member.profile.nickname.hint': 'یہ صرف آپ کو نظر آتی ہے',
  'member.profile.save': 'محفوظ کریں',
  'member.profile.saved': 'پروفائل محفوظ ہو گیا',
  'member.money': 'رقوم',
  'member.settings': 'اکاؤنٹ اور مدد',
  'member.feedback.title': 'اپنی رائے دیں',
  'member.feedback.body': '{merchant} کی سپورٹ کو بتائیں کہ کیا اچھا ہے اور کیا نہیں۔ جواب اسی ذریعے سے ملے گا۔',
  'member.logout': 'لاگ آؤٹ',
  'member.logout.ask': 'کیا اس آلے پر {merchant} سے لاگ آؤٹ کرنا چاہتے ہیں؟',
  'member.logout.failed':
    'سرور سے رابطہ نہیں ہو سکا۔ آپ اس آلے پر لاگ آؤٹ ہو چکے ہیں اور آپ کا سیشن خود ختم ہو جائے گا۔',
  'member.unread': '{count, plural, one {# نیا پیغام} other {# نئے پیغامات}}',
  'member.free.title': 'اپنا اکاؤنٹ بنائیں',
  'member.free.body':
    'یہ فری پلے اکاؤنٹ ہے۔ اپنے اکاؤنٹ سے آپ رقم جمع کروا سکتے ہیں، اصل رقم سے کھیل سکتے ہیں اور رقم نکلوا سکتے ہیں۔',
  'member.vip': 'VIP مراعات: {level}',
}
