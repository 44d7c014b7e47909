import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'فی الحال کوئی آفر نہیں',
  'promotion.activity.all': 'سب آفرز',
  'promotion.activity.gone': 'یہ آفر ختم ہو چکی ہے',
  'promotion.activity.gone.body': 'یہ اب نہیں دکھائی جاتی۔ دیکھیں ابھی کیا چل رہا ہے۔',
  'promotion.activity.more': 'مزید پڑھیں',
  'promotion.reward.title': 'کوئی انعام منتظر نہیں',
  'promotion.reward.body':
    'جب {merchant} کی کوئی آفر آپ کو انعام دے گی تو وہ اپنی شرائط، پیش رفت اور آخری تاریخ کے ساتھ یہاں نظر آئے گا۔',
  'promotion.reward.offers': 'آفرز دیکھیں',
  'promotion.invite.title': 'دعوت کا پروگرام ابھی نہیں کھلا',
  'promotion.invite.body':
    'جب {merchant} اسے کھولے گا تو آپ کا اپنا لنک، اس سے شامل ہونے والے دوست اور آپ کی کمائی یہاں نظر آئے گی۔',
  'promotion.invite.code': 'کیا کسی دوست نے آپ کو کوڈ دیا ہے؟',
  'promotion.invite.code.body': 'اکاؤنٹ بناتے وقت درج کریں: اس کے بعد وہ ہمیشہ آپ کے اکاؤنٹ سے جڑا رہے گا۔',
  'promotion.invite.register': 'اکاؤنٹ بنائیں',
}
