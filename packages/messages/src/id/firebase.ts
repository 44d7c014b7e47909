import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Login tidak berhasil. Coba lagi atau masuk dengan cara lain.',
  'firebase.cancelled': 'Jendela login ditutup sebelum selesai',
  'firebase.blocked': 'Browser Anda memblokir jendela login. Izinkan pop-up untuk situs ini lalu coba lagi.',
  'firebase.network': 'Layanan login tidak dapat dihubungi. Periksa koneksi Anda lalu coba lagi.',
  'firebase.limit': 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.',
  'firebase.disabled': 'Akun ini telah dinonaktifkan. Masuk dengan cara lain.',
  'firebase.existing': 'Sebelumnya Anda masuk dengan email ini melalui cara lain. Gunakan cara tersebut.',
  'firebase.storage':
    'Browser Anda memblokir data yang diperlukan untuk login. Izinkan cookie untuk situs ini atau gunakan browser lain.',
  'firebase.browser': 'Cara login ini tidak berfungsi di browser ini',
  'firebase.expired': 'Login telah kedaluwarsa. Silakan mulai lagi.',
  'firebase.code': 'Kode: {code}',
  'firebase.reason': 'Alasan: {reason}',
  'firebase.blocked.title': 'Pop-up diblokir',
  'firebase.blocked.retry': 'Buka jendela',
  'firebase.elsewhere.title': 'Buka di browser Anda',
  'firebase.elsewhere.text':
    '{name} tidak mengizinkan login di dalam aplikasi ini. Salin alamat halaman ini dan buka di browser Anda, atau masuk dengan cara lain.',
  'firebase.elsewhere.copy': 'Salin alamat',
  not_support_incognito: 'Tidak tersedia di jendela samaran',
}
