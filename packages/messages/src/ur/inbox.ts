import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'پیغامات',
  'inbox.new': 'نیا',
  'inbox.notices': 'اعلانات',
}
