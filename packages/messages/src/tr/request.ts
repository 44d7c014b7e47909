import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Bilinmeyen hata',
  timeout_retry_please: 'Bu işlem çok uzun sürüyor. Lütfen tekrar deneyin.',
  'request.unsure': 'Yanıt alamadık. Tekrar deneyin, talebiniz iki kez işlenmez.',
  'request.lost':
    'Yanıt alamadık, ancak talebiniz bize ulaşmış olabilir. Tekrar deneyin. Olmazsa girdiğiniz bilgilerle giriş yapın.',
  'request.earlier.title': 'Bu talep bize zaten ulaştı',
  'request.earlier.text': '{amount} tutarındaki talebiniz bize ulaştı: {time}. İkinci bir talep oluşturmadık.',
  'request.earlier.view': 'Görüntüle',
  'request.earlier.new': 'Yeni talep',
}
