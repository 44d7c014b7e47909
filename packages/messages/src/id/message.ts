import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Kode {merchant} Anda',
  'message.login': '{code} adalah kode login {merchant} Anda. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  'message.register':
    '{code} adalah kode pendaftaran {merchant} Anda. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  'message.recovery':
    '{code} adalah kode {merchant} Anda untuk membuat kata sandi baru. Berlaku 5 menit. Bukan Anda? Abaikan pesan ini dan jangan berikan kode kepada siapa pun.',
  'message.contact': '{code} adalah kode {merchant} Anda untuk mengonfirmasi kontak ini. Berlaku 5 menit.',
  'message.second_factor':
    '{code} adalah kode keamanan {merchant} Anda. Berlaku 5 menit. Jangan berikan kepada siapa pun.',
  'message.registered':
    'Anda sudah memiliki akun {merchant} dengan nomor ini. Masuk dengan nomor ini, atau gunakan “Lupa kata sandi?”.',
  'message.notice': '{merchant}: {event}. Bukan Anda? Segera ubah kata sandi Anda dan hubungi layanan pelanggan.',
}
