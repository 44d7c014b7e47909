import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.later': 'بعد میں',
} satisfies TextsOf<'update'>
