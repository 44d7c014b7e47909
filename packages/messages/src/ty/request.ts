import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Hindi kilalang error',
  timeout_retry_please: 'Masyado itong matagal. Pakisubukan ulit.',
  'request.unsure':
    'Wala kaming natanggap na sagot. Subukan ulit, hindi mapoproseso ang request mo nang dalawang beses.',
  'request.lost':
    'Wala kaming natanggap na sagot, pero posibleng pumasok ang request mo. Subukan ulit. Kung hindi gumana, mag-log in gamit ang mga detalyeng inilagay mo.',
  'request.earlier.title': 'Nasa amin na ang request na ito',
  'request.earlier.text': 'Natanggap namin ang request mo na {amount} noong {time}. Hindi na kami gumawa ng pangalawa.',
  'request.earlier.view': 'Tingnan',
  'request.earlier.new': 'Bagong request',
}
