import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Update dastyab hai',
  'update.app.body': 'App ka naya version dastyab hai. Nayi cheezon ke sath jari rakhne ke liye isay update karein.',
  'update.app.action': 'Abhi update karein',
  'download.title': '{merchant} app hasil karein',
  'download.action': 'Download karein',
  'download.today': 'Aaj dobara na dikhayein',
  'download.grade': '5 mein se {grade} rating',
  'update.later': 'Baad mein',
  'update.preview': 'Version {number} ka preview. Bahar aane ke liye tap karein.',
} satisfies TextsOf<'update'>
