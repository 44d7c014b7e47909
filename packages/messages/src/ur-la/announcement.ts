import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Zumra',
  'announcement.category.all': 'Sab',
  'announcement.more': 'Mazeed parhein',
  'announcement.gone': 'Yeh elan ab dastiyab nahi',
  'announcement.list': 'Sab dekhein',
  'announcement.terms': 'Sharait',
}
