import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Kategori',
  'announcement.category.all': 'Semua',
  'announcement.more': 'Selengkapnya',
  'announcement.gone': 'Pengumuman ini sudah tidak tersedia',
  'announcement.list': 'Lihat semua',
  'announcement.terms': 'Ketentuan',
}
