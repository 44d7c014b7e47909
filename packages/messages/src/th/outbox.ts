import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'กล่องข้อความเดโม',
  'outbox.lead': 'ข้อความของเดโมนี้ส่งมาที่นี่เท่านั้น กรอกเบอร์พร้อมรหัสประเทศหรืออีเมลเพื่ออ่านข้อความ',
  'outbox.to': 'เบอร์หรืออีเมล',
  'outbox.show': 'แสดงข้อความ',
  'outbox.empty': 'ยังไม่มีข้อความสำหรับ {to}',
} satisfies OutboxTexts
