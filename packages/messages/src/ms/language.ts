import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Cari bahasa',
  'language.none': 'Tiada bahasa yang sepadan',
  'language.failed': 'Bahasa tidak dapat ditukar. Semak sambungan anda dan cuba lagi.',
}
