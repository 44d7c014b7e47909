import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'ค้นหาภาษา',
  'language.none': 'ไม่พบภาษาที่ตรงกัน',
  'language.failed': 'เปลี่ยนภาษาไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
}
