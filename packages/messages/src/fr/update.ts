import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Mise à jour disponible',
  'update.app.body':
    'Une version plus récente de l’application est disponible. Mettez-la à jour pour continuer avec toutes les nouveautés.',
  'update.app.action': 'Mettre à jour',
  'download.title': 'Télécharger l’application {merchant}',
  'download.action': 'Télécharger',
  'download.today': 'Ne plus afficher aujourd’hui',
  'download.grade': 'Note : {grade} sur 5',
  'update.later': 'Plus tard',
  'update.preview': 'Aperçu de la version {number}. Touchez pour quitter.',
} satisfies TextsOf<'update'>
