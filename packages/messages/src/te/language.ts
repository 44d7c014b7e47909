import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'భాషలు వెతకండి',
  'language.none': 'సరిపోలే భాష లేదు',
  'language.failed': 'భాష మార్చలేకపోయాం. మీ కనెక్షన్ చూసి మళ్లీ ప్రయత్నించండి.',
}
