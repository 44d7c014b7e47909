import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'หมวดหมู่',
  'announcement.category.all': 'ทั้งหมด',
  'announcement.more': 'อ่านเพิ่มเติม',
  'announcement.gone': 'ประกาศนี้ไม่มีแล้ว',
  'announcement.list': 'ดูทั้งหมด',
  'announcement.terms': 'เงื่อนไข',
}
