import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Vérification de sécurité',
  'captcha.lead': 'Nous vérifions que ce n’est pas un robot. Cela prend quelques secondes.',
  'captcha.working': 'Vérification…',
  'captcha.vendor': 'Terminez la vérification ci-dessous pour continuer',
  'captcha.failed':
    'La vérification de sécurité n’a pas pu se charger. Vérifiez votre connexion ou désactivez votre bloqueur de publicité, puis réessayez.',
  'captcha.busy': 'Une vérification de sécurité est déjà ouverte',
  'captcha.outdated': 'Erreur inconnue : le service Geetest ne fonctionne pas',
  verify_first: 'Terminez d’abord la vérification de sécurité',
}
