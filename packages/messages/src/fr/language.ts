import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Rechercher une langue',
  'language.none': 'Aucune langue trouvée',
  'language.failed': 'Impossible de changer de langue. Vérifiez votre connexion et réessayez.',
}
