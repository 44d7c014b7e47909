import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': '给您的消息',
  'inbox.new': '新',
  'inbox.notices': '公告',
}
