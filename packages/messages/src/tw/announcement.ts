import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': '分類',
  'announcement.category.all': '全部',
  'announcement.more': '了解更多',
  'announcement.gone': '此公告已下架',
  'announcement.list': '查看全部',
  'announcement.terms': '活動辦法',
}
