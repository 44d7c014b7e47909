import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Hakuna promosheni kwa sasa',
  'promotion.activity.all': 'Promosheni zote',
  'promotion.activity.gone': 'Promosheni hii imekwisha',
  'promotion.activity.gone.body': 'Ona zinazoendelea sasa',
  'promotion.activity.more': 'Soma zaidi',
  'promotion.reward.title': 'Hakuna tuzo bado',
  'promotion.reward.body': 'Tuzo zako zitaonekana hapa',
  'promotion.reward.offers': 'Ona promosheni',
  'promotion.invite.title': 'Mpango wa mwaliko haujafunguliwa bado',
  'promotion.invite.body':
    '{merchant} ikiufungua, utapata hapa kiungo chako cha mwaliko, marafiki ulioalika na mapato yako',
  'promotion.invite.code': 'Una msimbo wa mwaliko?',
  'promotion.invite.code.body': 'Uandike unapojisajili. Hauwezi kuongezwa baadaye.',
  'promotion.invite.register': 'Jisajili',
}
