import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.later': '稍后',
} satisfies TextsOf<'update'>
