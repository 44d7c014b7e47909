import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Kategori',
  'announcement.category.all': 'Semua',
  'announcement.more': 'Baca lagi',
  'announcement.gone': 'Pengumuman ini tidak lagi tersedia',
  'announcement.list': 'Lihat semua',
  'announcement.terms': 'Terma',
}
