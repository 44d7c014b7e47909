import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'La connexion n’a pas abouti. Réessayez ou connectez-vous autrement.',
  'firebase.cancelled': 'La fenêtre de connexion a été fermée avant la fin',
  'firebase.blocked':
    'Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour ce site, puis réessayez.',
  'firebase.network': 'Le service de connexion est injoignable. Vérifiez votre connexion Internet, puis réessayez.',
  'firebase.limit': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  'firebase.disabled': 'Ce compte a été désactivé. Connectez-vous autrement.',
  'firebase.existing': 'Cet e-mail a déjà servi à vous connecter autrement. Utilisez ce même moyen.',
  'firebase.storage':
    'Votre navigateur bloque ce qui est nécessaire à la connexion. Autorisez les cookies pour ce site ou changez de navigateur.',
  'firebase.browser': 'Ce mode de connexion ne fonctionne pas dans ce navigateur',
  'firebase.expired': 'La connexion a expiré. Recommencez.',
  'firebase.code': 'Code : {code}',
  'firebase.reason': 'Motif : {reason}',
  'firebase.blocked.title': 'Fenêtre bloquée',
  'firebase.blocked.retry': 'Ouvrir la fenêtre',
  'firebase.elsewhere.title': 'Ouvrir dans votre navigateur',
  'firebase.elsewhere.text':
    '{name} n’autorise pas la connexion dans cette application. Copiez l’adresse de cette page et ouvrez-la dans votre navigateur, ou connectez-vous autrement.',
  'firebase.elsewhere.copy': 'Copier l’adresse',
  not_support_incognito: 'Non disponible en navigation privée',
}
