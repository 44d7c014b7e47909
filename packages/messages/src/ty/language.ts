import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Maghanap ng wika',
  'language.none': 'Walang tugmang wika',
  'language.failed': 'Hindi napalitan ang wika. I-check ang koneksyon at subukan ulit.',
}
