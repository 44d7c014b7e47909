import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Walang promo sa ngayon',
  'promotion.activity.all': 'Lahat ng promo',
  'promotion.activity.gone': 'Tapos na ang promo na ito',
  'promotion.activity.gone.body': 'Tingnan ang mga promo',
  'promotion.activity.more': 'Basahin pa',
  'promotion.reward.title': 'Wala pang reward',
  'promotion.reward.body': 'Dito lalabas ang mga reward mo',
  'promotion.reward.offers': 'Tingnan ang mga promo',
  'promotion.invite.title': 'Hindi pa bukas ang referral program',
  'promotion.invite.body':
    'Kapag binuksan ito ng {merchant}, makikita mo rito ang referral link, mga na-invite na friend at kita mo',
  'promotion.invite.code': 'May referral code ka?',
  'promotion.invite.code.body': 'I-enter ito kapag nag-sign up ka. Hindi na ito maidadagdag sa ibang oras.',
  'promotion.invite.register': 'Mag-sign up',
}
