import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Kategorya',
  'announcement.category.all': 'Lahat',
  'announcement.more': 'Basahin pa',
  'announcement.gone': 'Wala na ang anunsyong ito',
  'announcement.list': 'Tingnan lahat',
  'announcement.terms': 'Mga tuntunin',
}
