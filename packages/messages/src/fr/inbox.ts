import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Vos messages',
  'inbox.new': 'Nouveau',
  'inbox.notices': 'Annonces',
  'inbox.popup.next': 'Suivant',
  'inbox.popup.read': 'Lisez jusqu’à la fin pour fermer',
  'inbox.push': 'Réglages des notifications',
  'inbox.push.lead':
    'Choisissez ce que nous envoyons sur votre écran verrouillé. Les notifications n’affichent jamais de montant ni de numéro de compte.',
  'inbox.push.device': 'Cet appareil',
  'inbox.push.on': 'Notifications activées',
  'inbox.push.off': 'Notifications désactivées',
  'inbox.push.turn.on': 'Activer',
  'inbox.push.turn.off': 'Désactiver',
  'inbox.push.denied':
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du site de votre navigateur, puis rechargez cette page.',
  'inbox.push.unsupported': 'Ce navigateur ne peut pas afficher de notifications',
  'inbox.push.install':
    'Sur iPhone et iPad, les notifications fonctionnent une fois l’application sur l’écran d’accueil',
  'inbox.push.install.action': 'Ajouter à l’écran d’accueil',
  'inbox.push.failed': 'Impossible d’activer les notifications. Réessayez dans un instant.',
  'inbox.push.topics': 'Me prévenir pour',
  'inbox.push.security': 'Sécurité et connexions (toujours activé)',
  'inbox.push.money': 'Dépôts et retraits',
  'inbox.push.lottery': 'Tickets gagnants',
  'inbox.push.support': 'Réponses de l’assistance',
  'inbox.push.promotion': 'Promotions',
  'inbox.push.quiet': 'Heures calmes',
  'inbox.push.quiet.on': 'Suspendre les notifications la nuit',
  'inbox.push.quiet.from': 'De',
  'inbox.push.quiet.to': 'À',
  'inbox.push.quiet.note': 'Les notifications de sécurité arrivent toujours',
  'inbox.push.saved': 'Enregistré',
  'push.ask.title': 'Activer les notifications ?',
  'push.ask.body':
    'Recevez une notification dès qu’un dépôt arrive, qu’un retrait est envoyé ou qu’un ticket est gagnant. Vous pouvez changer cela à tout moment dans votre messagerie.',
  'push.ask.yes': 'Activer',
  'push.ask.no': 'Pas maintenant',
  notification_request_tips:
    'Les notifications sont bloquées. Vous pouvez les autoriser dans les réglages du site de votre navigateur.',
}
