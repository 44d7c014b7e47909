import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Buat akun Anda',
  'registration.lead': 'Cukup dengan nama pengguna dan kata sandi',
  'registration.lead.mobile': 'Cukup dengan nomor HP Anda',
  'registration.referral.locked': 'Dari tautan referral Anda',
  'registration.username.free': 'Nama pengguna ini tersedia',
  'registration.username.taken': 'Nama pengguna ini sudah dipakai. Silakan pilih yang lain.',
  'registration.terms': 'Saya berusia {age} tahun ke atas dan menyetujui syarat dan ketentuan',
  'registration.terms.read': 'Baca syarat dan ketentuan',
  'registration.terms.required': 'Konfirmasi usia Anda dan setujui ketentuan untuk melanjutkan',
  'registration.terms.changed': 'Ketentuan telah berubah. Baca dan setujui untuk melanjutkan.',
  'registration.submit': 'Buat akun',
  'registration.known': 'Sudah punya akun?',
  'registration.login': 'Masuk',
  'registration.closed': 'Pendaftaran saat ini ditutup',
  'registration.closed.body': 'Jika sudah punya akun, Anda tetap bisa masuk',
  'registration.script': 'Aktifkan JavaScript di browser Anda untuk membuat akun',
  'registration.referral.unknown': 'Kode referral ini tidak dikenal',
}
