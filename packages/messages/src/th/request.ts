import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'ข้อผิดพลาดที่ไม่รู้จัก',
  timeout_retry_please: 'ใช้เวลานานเกินไป กรุณาลองอีกครั้ง',
  'request.unsure': 'เราไม่ได้รับการตอบกลับ ลองอีกครั้งได้ คำขอของคุณจะไม่ถูกดำเนินการซ้ำ',
  'request.lost': 'เราไม่ได้รับการตอบกลับ แต่คำขอของคุณอาจสำเร็จแล้ว ลองอีกครั้ง หากไม่สำเร็จ ให้เข้าสู่ระบบด้วยข้อมูลที่กรอกไว้',
  'request.earlier.title': 'เราได้รับคำขอนี้แล้ว',
  'request.earlier.text': 'เราได้รับคำขอของคุณจำนวน {amount} เมื่อ {time} และไม่ได้สร้างรายการที่สอง',
  'request.earlier.view': 'ดูรายการ',
  'request.earlier.new': 'ทำรายการใหม่',
}
