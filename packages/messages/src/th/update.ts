import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'มีอัปเดตใหม่',
  'update.app.body': 'มีแอปเวอร์ชันใหม่ อัปเดตเพื่อใช้งานต่อพร้อมสิ่งใหม่ทั้งหมด',
  'update.app.action': 'อัปเดตตอนนี้',
  'download.title': 'ติดตั้งแอป {merchant}',
  'download.action': 'ดาวน์โหลด',
  'download.today': 'วันนี้ไม่ต้องแสดงอีก',
  'download.grade': 'คะแนน {grade} จาก 5',
  'update.later': 'ไว้ภายหลัง',
  'update.preview': 'ตัวอย่างเวอร์ชัน {number} แตะเพื่อออก',
}
