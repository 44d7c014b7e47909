import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': '分类',
  'announcement.category.all': '全部',
  'announcement.more': '查看详情',
  'announcement.gone': '该公告已下线',
  'announcement.list': '查看全部',
  'announcement.terms': '活动规则',
}
