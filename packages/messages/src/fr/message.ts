import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Votre code {merchant}',
  'message.login':
    '{code} est votre code de connexion {merchant}. Il est valable 5 minutes. Ne le communiquez à personne.',
  'message.register':
    '{code} est votre code d’inscription {merchant}. Il est valable 5 minutes. Ne le communiquez à personne.',
  'message.recovery':
    '{code} est votre code {merchant} pour définir un nouveau mot de passe. Il est valable 5 minutes. Ce n’est pas vous ? Ignorez ce message et ne communiquez le code à personne.',
  'message.contact': '{code} est votre code {merchant} pour confirmer ce contact. Il est valable 5 minutes.',
  'message.second_factor':
    '{code} est votre code de sécurité {merchant}. Il est valable 5 minutes. Ne le communiquez à personne.',
  'message.registered':
    'Vous avez déjà un compte {merchant} avec ce numéro. Connectez-vous avec celui-ci ou utilisez « Mot de passe oublié ? ».',
  'message.notice':
    '{merchant} : {event}. Ce n’est pas vous ? Changez votre mot de passe maintenant et contactez l’assistance.',
}
