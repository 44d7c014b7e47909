import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'May available na update',
  'update.app.body': 'May mas bagong version ng app. I-update ito para magpatuloy kasama ang lahat ng bago.',
  'update.app.action': 'I-update na',
  'download.title': 'Kunin ang {merchant} app',
  'download.action': 'I-download',
  'download.today': 'Huwag nang ipakita ngayong araw',
  'download.grade': 'Rating na {grade} sa 5',
  'update.later': 'Mamaya na',
  'update.preview': 'Preview ng bersyon {number}. I-tap para lumabas.',
}
