import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Kesalahan tidak dikenal',
  timeout_retry_please: 'Prosesnya terlalu lama. Silakan coba lagi.',
  'request.unsure': 'Kami tidak menerima respons. Coba lagi, permintaan Anda tidak akan diproses dua kali.',
  'request.lost':
    'Kami tidak menerima respons, tetapi permintaan Anda mungkin sudah diproses. Coba lagi. Jika gagal, masuk dengan data yang Anda isi.',
  'request.earlier.title': 'Permintaan ini sudah kami terima',
  'request.earlier.text':
    'Permintaan Anda sebesar {amount} kami terima pada {time}. Kami tidak membuat permintaan kedua.',
  'request.earlier.view': 'Lihat',
  'request.earlier.new': 'Permintaan baru',
}
