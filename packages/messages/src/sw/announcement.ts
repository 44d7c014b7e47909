import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Kundi',
  'announcement.category.all': 'Zote',
  'announcement.more': 'Soma zaidi',
  'announcement.gone': 'Tangazo hili halipatikani tena',
  'announcement.list': 'Ona zote',
  'announcement.terms': 'Masharti',
}
