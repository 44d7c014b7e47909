import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Zubaan talash karein',
  'language.none': 'Koi zubaan nahi mili',
  'language.failed': 'Zubaan tabdeel nahi ho saki. Connection check karke dobara koshish karein.',
}
