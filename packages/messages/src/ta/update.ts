import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'புதுப்பிப்பு உள்ளது',
  'update.app.body': 'ஆப்பின் புதிய பதிப்பு உள்ளது. புதிய அனைத்துடனும் தொடர, அதைப் புதுப்பிக்கவும்.',
  'update.app.action': 'இப்போதே புதுப்பி',
  'download.title': '{merchant} ஆப்பைப் பெறவும்',
  'download.action': 'பதிவிறக்கு',
  'download.today': 'இன்று மீண்டும் காட்ட வேண்டாம்',
  'download.grade': 'மதிப்பீடு: 5-க்கு {grade}',
  'update.later': 'பிறகு',
  'update.preview': 'பதிப்பு {number}-இன் முன்னோட்டம். வெளியேற தட்டவும்.',
} satisfies TextsOf<'update'>
