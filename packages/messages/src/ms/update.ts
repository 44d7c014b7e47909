import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Kemas kini tersedia',
  'update.app.body': 'Versi aplikasi yang lebih baharu tersedia. Kemas kini untuk teruskan dengan semua yang baharu.',
  'update.app.action': 'Kemas Kini Sekarang',
  'download.title': 'Dapatkan aplikasi {merchant}',
  'download.action': 'Muat turun',
  'download.today': 'Jangan tunjukkan lagi hari ini',
  'download.grade': 'Penilaian {grade} daripada 5',
  'update.later': 'Nanti',
  'update.preview': 'Pratonton versi {number}. Ketik untuk keluar.',
} satisfies TextsOf<'update'>
