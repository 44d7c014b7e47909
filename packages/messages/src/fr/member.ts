import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Ajouter {merchant} à l’écran d’accueil',
  'member.type.member': 'Membre',
  'member.type.agent': 'Agent',
  'member.type.free': 'Jeu gratuit',
  'member.type.virtual': 'Compte virtuel',
  'member.since': 'Membre depuis le {date}',
  'member.profile.edit': 'Modifier le profil',
  'member.profile.title': 'Votre profil',
  'member.profile.avatar': 'Image',
  'member.profile.avatar.one': 'Image {number}',
  'member.profile.avatar.none': 'Première lettre de votre nom',
  'member.profile.nickname': 'Pseudo (facultatif)',
  'member.profile.nickname.hint': 'Visible uniquement par vous',
  'member.profile.save': 'Enregistrer',
  'member.profile.saved': 'Profil enregistré',
  'member.money': 'Paiements',
  'member.settings': 'Compte et aide',
  'member.feedback.title': 'Donner mon avis',
  'member.feedback.body':
    'Dites à l’assistance {merchant} ce qui va et ce qui ne va pas. Vous recevrez une réponse sur le canal que vous utilisez.',
  'member.logout': 'Se déconnecter',
  'member.logout.ask': 'Se déconnecter de {merchant} sur cet appareil ?',
  'member.logout.failed':
    'Nous n’avons pas pu joindre le serveur. La déconnexion est faite sur cet appareil et votre session expirera d’elle-même.',
  'member.unread': '{count, plural, one {# message non lu} many {# de messages non lus} other {# messages non lus}}',
  'member.free.title': 'Créez votre propre compte',
  'member.free.body':
    'Ceci est un compte de jeu gratuit. Avec votre propre compte, vous pouvez faire un dépôt, jouer en argent réel et faire un retrait.',
  'member.device.title': 'Cet appareil',
  'member.device.version': 'Version',
  'member.device.app': 'Version de l’application',
  'member.device.ip': 'Adresse IP',
  'member.device.agent': 'Navigateur',
  'member.device.copy': 'Copier pour l’assistance',
  'member.vip': 'Avantages VIP : {level}',
}
