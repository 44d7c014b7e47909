import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Messages de la démo',
  'outbox.lead':
    'Les messages de cette démo n’arrivent qu’ici : saisissez un numéro avec son indicatif, ou un e-mail, pour les lire',
  'outbox.to': 'Numéro ou e-mail',
  'outbox.show': 'Afficher les messages',
  'outbox.empty': 'Pas encore de message pour {to}',
} satisfies OutboxTexts
