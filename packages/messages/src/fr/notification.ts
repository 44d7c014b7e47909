import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Compte de retrait ajouté',
  'notification.account_added.body': '{bank} {number} figure désormais parmi vos comptes de retrait.',
  'notification.password_changed.title': 'Mot de passe changé',
  'notification.password_changed.body': 'Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.',
  'notification.contact_changed.title': 'Coordonnées modifiées',
  'notification.contact_changed.body': 'Un contact a été ajouté à votre compte : {contact}.',
  'notification.passkey_added.title': 'Clé d’accès ajoutée',
  'notification.passkey_added.body':
    'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans votre mot de passe.',
  'notification.passkey_removed.title': 'Clé d’accès supprimée',
  'notification.passkey_removed.body':
    'Une clé d’accès a été supprimée de votre compte. Elle ne permet plus de se connecter.',
  'notification.passkey_copied.title': 'Ancienne copie d’une clé d’accès refusée',
  'notification.passkey_copied.body':
    'Une ancienne copie de votre clé d’accès a servi à une connexion et nous l’avons refusée. Sur un téléphone restauré, supprimez cette clé d’accès et ajoutez-en une nouvelle.',
  'notification.identity_added.title': 'Compte associé ajouté',
  'notification.identity_added.body':
    '{service} est désormais associé à votre compte. Ce service permet de se connecter sans votre mot de passe.',
  'notification.closure_requested.title': 'Fermeture du compte demandée',
  'notification.closure_requested.body':
    'Retirez d’abord votre solde. Après {days} jours, notre équipe d’assistance ferme votre compte. Ce n’est pas vous ? Annulez la demande dans « Sécurité » et changez votre mot de passe.',
  'notification.identity_removed.title': 'Compte associé retiré',
  'notification.identity_removed.body':
    '{service} n’est plus associé à votre compte. Ce service ne permet plus de se connecter.',
  'notification.new_device.title': 'Connexion depuis un nouvel appareil',
  'notification.new_device.body': 'Une connexion à votre compte a eu lieu depuis un nouvel appareil ou navigateur.',
  'notification.second_factor_on.title': 'Connexion en deux étapes activée',
  'notification.second_factor_on.body': 'Un code vous sera demandé à chaque connexion.',
  'notification.second_factor_off.title': 'Connexion en deux étapes modifiée',
  'notification.second_factor_off.body': 'Un type de code de connexion a été désactivé pour votre compte.',
  'notification.under_review.title': 'Les retraits sont suspendus',
  'notification.under_review.body':
    'Nous vérifions un paiement avec notre prestataire de paiement. Vous pourrez à nouveau faire un retrait une fois la vérification terminée. Votre solde n’est pas concerné.',
  'notification.login_failures.title': 'Échecs de connexion',
  'notification.login_failures.body':
    'Quelqu’un a saisi plusieurs fois un mauvais mot de passe pour votre compte aujourd’hui. Votre compte reste protégé. Si ce n’était pas vous, choisissez un mot de passe qui ne sert nulle part ailleurs.',
  'notification.deposit_credited.title': 'Dépôt crédité',
  'notification.deposit_credited.body': 'Votre dépôt a été ajouté à votre solde.',
  'notification.withdrawal_sent.title': 'Retrait envoyé',
  'notification.withdrawal_sent.body': 'Votre retrait est en route vers votre compte.',
  'notification.withdrawal_refused.title': 'Retrait non abouti',
  'notification.withdrawal_refused.body': 'Votre retrait n’a pas abouti. L’argent est recrédité sur votre solde.',
  'notification.desk_answered.title': 'L’assistance vous a répondu',
  'notification.desk_answered.body': 'Ouvrez le chat pour lire la réponse.',
  'notification.ticket_won.title': 'Vous avez un ticket gagnant',
  'notification.ticket_won.body': 'Votre gain a été ajouté à votre solde.',
  'notification.details': 'Appuyez pour voir les détails.',
  'notification.hold': 'Les retraits sont suspendus pendant {duration}.',
  'notification.advice': 'Ce n’est pas vous ? Changez votre mot de passe maintenant et contactez l’assistance.',
}
