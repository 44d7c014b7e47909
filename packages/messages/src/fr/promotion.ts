import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Aucune promotion pour le moment',
  'promotion.activity.all': 'Toutes les promotions',
  'promotion.activity.gone': 'Cette promotion est terminée',
  'promotion.activity.gone.body': 'Découvrez celles du moment',
  'promotion.activity.more': 'En savoir plus',
  'promotion.reward.title': 'Pas encore de récompense',
  'promotion.reward.body': 'Vos récompenses s’afficheront ici',
  'promotion.reward.offers': 'Voir les promotions',
  'promotion.invite.title': 'Le programme de parrainage n’est pas encore ouvert',
  'promotion.invite.body':
    'Dès que {merchant} l’ouvrira, vous trouverez ici votre lien de parrainage, les proches que vous avez invités et vos gains',
  'promotion.invite.code': 'Vous avez un code de parrainage ?',
  'promotion.invite.code.body': 'Saisissez-le à l’inscription. Il ne peut pas être ajouté plus tard.',
  'promotion.invite.register': 'S’inscrire',
}
