import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Filhal koi promotion nahi',
  'promotion.activity.all': 'Tamam promotions',
  'promotion.activity.gone': 'Yeh promotion khatam ho chuki hai',
  'promotion.activity.gone.body': 'Dekhein abhi kya chal raha hai',
  'promotion.activity.more': 'Mazeed parhein',
  'promotion.reward.title': 'Abhi koi reward nahi',
  'promotion.reward.body': 'Aap ke rewards yahan nazar aayenge',
  'promotion.reward.offers': 'Promotions dekhein',
  'promotion.invite.title': 'Referral program abhi shuru nahi hua',
  'promotion.invite.body':
    '{merchant} par shuru hote hi aap ka referral link, dawat diye gaye dost aur kamai yahan nazar aayegi',
  'promotion.invite.code': 'Kya aap ke paas referral code hai?',
  'promotion.invite.code.body': 'Isay register karte waqt darj karein. Baad mein shamil nahi ho sakta.',
  'promotion.invite.register': 'Register karein',
}
