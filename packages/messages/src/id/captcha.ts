import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Pemeriksaan keamanan',
  'captcha.lead': 'Kami memastikan ini bukan bot. Hanya butuh beberapa detik.',
  'captcha.working': 'Memeriksa…',
  'captcha.vendor': 'Selesaikan pemeriksaan di bawah untuk melanjutkan',
  'captcha.failed':
    'Pemeriksaan keamanan gagal dimuat. Periksa koneksi Anda, atau matikan pemblokir iklan lalu coba lagi.',
  'captcha.busy': 'Pemeriksaan keamanan sudah terbuka',
  'captcha.outdated': 'Kesalahan tidak dikenal: layanan Geetest tidak berfungsi',
  verify_first: 'Selesaikan pemeriksaan keamanan terlebih dahulu',
}
