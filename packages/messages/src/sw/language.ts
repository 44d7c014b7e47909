import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Tafuta lugha',
  'language.none': 'Hakuna lugha inayolingana',
  'language.failed': 'Imeshindwa kubadilisha lugha. Angalia mtandao wako kisha ujaribu tena.',
}
