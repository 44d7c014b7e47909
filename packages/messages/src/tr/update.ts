import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Güncelleme mevcut',
  'update.app.body': 'Uygulamanın yeni bir sürümü var. Tüm yeniliklerle devam etmek için güncelleyin.',
  'update.app.action': 'Şimdi güncelle',
  'download.title': '{merchant} uygulamasını edinin',
  'download.action': 'İndir',
  'download.today': 'Bugün tekrar gösterme',
  'download.grade': 'Puan: {grade} / 5',
  'update.later': 'Daha sonra',
  'update.preview': '{number} sürümünün önizlemesi. Çıkmak için dokunun.',
} satisfies TextsOf<'update'>
