import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': '我的消息',
  'inbox.new': '新',
  'inbox.notices': '公告',
}
