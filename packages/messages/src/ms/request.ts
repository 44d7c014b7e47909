import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Ralat tidak diketahui',
  timeout_retry_please: 'Ini mengambil masa terlalu lama. Sila cuba lagi.',
  'request.unsure': 'Kami tidak menerima maklum balas. Cuba lagi, permintaan anda tidak akan diproses dua kali.',
  'request.lost':
    'Kami tidak menerima maklum balas, tetapi permintaan anda mungkin sudah berjaya. Cuba lagi. Jika gagal, log masuk dengan butiran yang anda masukkan.',
  'request.earlier.title': 'Permintaan ini sudah kami terima',
  'request.earlier.text': 'Permintaan anda untuk {amount} kami terima pada {time}. Kami tidak membuat yang kedua.',
  'request.earlier.view': 'Lihat',
  'request.earlier.new': 'Permintaan baharu',
}
