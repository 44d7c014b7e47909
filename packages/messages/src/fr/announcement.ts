import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Catégorie',
  'announcement.category.all': 'Tout',
  'announcement.more': 'En savoir plus',
  'announcement.gone': 'Cette annonce n’est plus disponible',
  'announcement.list': 'Tout voir',
  'announcement.terms': 'Conditions',
}
