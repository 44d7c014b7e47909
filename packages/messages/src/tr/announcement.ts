import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Kategori',
  'announcement.category.all': 'Tümü',
  'announcement.more': 'Ayrıntıları gör',
  'announcement.gone': 'Bu duyuru artık yayında değil',
  'announcement.list': 'Tümünü gör',
  'announcement.terms': 'Koşullar',
}
