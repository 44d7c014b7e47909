import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Cipta akaun anda',
  'registration.lead': 'Anda hanya perlukan nama pengguna dan kata laluan',
  'registration.lead.mobile': 'Anda hanya perlukan nombor telefon',
  'registration.referral.locked': 'Daripada pautan rujukan anda',
  'registration.username.free': 'Nama pengguna ini boleh digunakan',
  'registration.username.taken': 'Nama pengguna ini sudah diambil. Sila pilih yang lain.',
  'registration.terms': 'Saya berumur {age} tahun ke atas dan menerima terma dan peraturan',
  'registration.terms.read': 'Baca terma dan peraturan',
  'registration.terms.required': 'Sahkan umur anda dan terima terma untuk teruskan',
  'registration.terms.changed': 'Terma telah berubah. Baca dan terima untuk teruskan.',
  'registration.submit': 'Cipta akaun',
  'registration.known': 'Sudah ada akaun?',
  'registration.login': 'Log masuk',
  'registration.closed': 'Pendaftaran ditutup buat masa ini',
  'registration.closed.body': 'Jika anda sudah ada akaun, anda masih boleh log masuk',
  'registration.script': 'Hidupkan JavaScript dalam pelayar anda untuk mencipta akaun',
  'registration.referral.unknown': 'Kod rujukan ini tidak dikenali',
}
