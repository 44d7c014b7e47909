import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Cari bahasa',
  'language.none': 'Bahasa tidak ditemukan',
  'language.failed': 'Bahasa gagal diubah. Periksa koneksi, lalu coba lagi.',
}
