import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Pembaruan tersedia',
  'update.app.body': 'Versi aplikasi yang lebih baru tersedia. Perbarui untuk melanjutkan dengan semua yang baru.',
  'update.app.action': 'Perbarui Sekarang',
  'download.title': 'Dapatkan aplikasi {merchant}',
  'download.action': 'Unduh',
  'download.today': 'Jangan tampilkan lagi hari ini',
  'download.grade': 'Nilai {grade} dari 5',
  'update.later': 'Nanti',
  'update.preview': 'Pratinjau versi {number}. Ketuk untuk keluar.',
} satisfies TextsOf<'update'>
