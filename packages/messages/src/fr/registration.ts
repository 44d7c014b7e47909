import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Créez votre compte',
  'registration.lead': 'Un identifiant et un mot de passe suffisent',
  'registration.lead.mobile': 'Votre numéro de mobile suffit',
  'registration.referral.locked': 'Depuis votre lien de parrainage',
  'registration.username.free': 'Cet identifiant est disponible',
  'registration.username.taken': 'Cet identifiant est déjà pris. Choisissez-en un autre.',
  'registration.terms': 'J’ai {age} ans ou plus et j’accepte les conditions et règles',
  'registration.terms.read': 'Lire les conditions et règles',
  'registration.terms.required': 'Confirmez votre âge et acceptez les conditions pour continuer',
  'registration.terms.changed': 'Les conditions ont changé. Lisez-les et acceptez-les pour continuer.',
  'registration.submit': 'Créer un compte',
  'registration.known': 'Vous avez déjà un compte ?',
  'registration.login': 'Se connecter',
  'registration.closed': 'Les inscriptions sont actuellement fermées',
  'registration.closed.body': 'Si vous avez déjà un compte, vous pouvez toujours vous connecter',
  'registration.script': 'Activez JavaScript dans votre navigateur pour créer un compte',
  'registration.referral.unknown': 'Ce code de parrainage est inconnu',
}
