import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Danh mục',
  'announcement.category.all': 'Tất cả',
  'announcement.more': 'Xem chi tiết',
  'announcement.gone': 'Thông báo này không còn nữa',
  'announcement.list': 'Xem tất cả',
  'announcement.terms': 'Thể lệ',
}
