import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'De momento, não há promoções',
  'promotion.activity.all': 'Todas as promoções',
  'promotion.activity.gone': 'Esta promoção terminou',
  'promotion.activity.gone.body': 'Veja o que está a decorrer',
  'promotion.activity.more': 'Saber mais',
  'promotion.reward.title': 'Ainda não há recompensas',
  'promotion.reward.body': 'As suas recompensas aparecem aqui',
  'promotion.reward.offers': 'Ver promoções',
  'promotion.invite.title': 'O programa de convites ainda não está disponível',
  'promotion.invite.body':
    'Quando {merchant} o abrir, encontra aqui o seu link de convite, as pessoas convidadas e os seus ganhos',
  'promotion.invite.code': 'Tem um código de convite?',
  'promotion.invite.code.body': 'Introduza-o ao registar-se. Não pode ser adicionado mais tarde.',
  'promotion.invite.register': 'Registar',
}
