import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'آپ کے لیے پیغامات',
  'inbox.new': 'نیا',
  'inbox.notices': 'سب کے لیے',
}
