import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'فی الحال کوئی پروموشن نہیں',
  'promotion.activity.all': 'تمام پروموشنز',
  'promotion.activity.gone': 'یہ پروموشن ختم ہو چکی ہے',
  'promotion.activity.gone.body': 'دیکھیں اس وقت کون سی پروموشنز جاری ہیں',
  'promotion.activity.more': 'مزید پڑھیں',
  'promotion.reward.title': 'ابھی کوئی ریوارڈ نہیں',
  'promotion.reward.body': 'آپ کے ریوارڈز یہاں نظر آئیں گے',
  'promotion.reward.offers': 'پروموشنز دیکھیں',
  'promotion.invite.title': 'ریفرل پروگرام ابھی شروع نہیں ہوا',
  'promotion.invite.body':
    'جب {merchant} اسے شروع کرے گا تو آپ کا ریفرل لنک، مدعو کیے گئے دوست اور آمدنی یہاں نظر آئے گی',
  'promotion.invite.code': 'کیا آپ کے پاس ریفرل کوڈ ہے؟',
  'promotion.invite.code.body': 'اسے سائن اپ کرتے وقت درج کریں۔ بعد میں شامل نہیں کیا جا سکتا۔',
  'promotion.invite.register': 'سائن اپ',
}
