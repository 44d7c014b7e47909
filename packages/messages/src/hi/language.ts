import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'भाषा खोजें',
  'language.none': 'ऐसी कोई भाषा नहीं मिली',
  'language.failed': 'भाषा नहीं बदली जा सकी। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
}
