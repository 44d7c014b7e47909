import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Dil ara',
  'language.none': 'Eşleşen dil yok',
  'language.failed': 'Dil değiştirilemedi. Bağlantınızı kontrol edip tekrar deneyin.',
}
