import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Nenhuma promoção no momento',
  'promotion.activity.all': 'Todas as promoções',
  'promotion.activity.gone': 'Esta promoção terminou',
  'promotion.activity.gone.body': 'Veja o que está valendo agora',
  'promotion.activity.more': 'Saiba mais',
  'promotion.reward.title': 'Nenhuma recompensa ainda',
  'promotion.reward.body': 'Suas recompensas vão aparecer aqui',
  'promotion.reward.offers': 'Ver promoções',
  'promotion.invite.title': 'O programa de indicação ainda não está aberto',
  'promotion.invite.body':
    'Quando {merchant} abrir o programa, você vai encontrar aqui seu link de indicação, as pessoas convidadas e seus ganhos',
  'promotion.invite.code': 'Tem um código de indicação?',
  'promotion.invite.code.body': 'Informe o código no cadastro. Não dá para adicionar depois.',
  'promotion.invite.register': 'Cadastre-se',
}
