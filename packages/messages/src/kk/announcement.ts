import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Санат',
  'announcement.category.all': 'Барлығы',
  'announcement.more': 'Толығырақ',
  'announcement.gone': 'Бұл хабарландыру енді қолжетімді емес',
  'announcement.list': 'Барлығын көру',
  'announcement.terms': 'Шарттар',
}
