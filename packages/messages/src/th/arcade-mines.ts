import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'ทุ่นระเบิด',
  'mines.how':
    'เลือกจำนวนระเบิดที่ซ่อนอยู่ใน 25 ช่อง เพชรทุกเม็ดที่พบจะเพิ่มตัวคูณ แคชเอาต์ได้ทุกเมื่อ หากเจอระเบิด เดิมพันจะจบโดยไม่ชนะ เดิมพันที่ค้างไว้จะจ่ายตามตัวคูณปัจจุบันหลังจาก 24 ชั่วโมง หากยังไม่พบเพชรจะคืนเงินเดิมพัน',
  'mines.prize': 'เพชรที่พบ',
  'mines.prize.row': '{id} เม็ด',
  'mines.next': 'เพชรเม็ดถัดไป',
  'mines.start': 'วางเดิมพัน แล้วเลือกช่อง',
  'mines.wait': 'กำลังวางเดิมพัน…',
  'mines.tile':
    'ช่อง {number}{kind, select, gem { เพชร} hit { ระเบิดที่คุณเจอ} mine { ระเบิด} missed { เพชรที่ไม่ได้เลือก} other {}}',
  'mines.spoken': 'เพชรเม็ดที่ {count} แคชเอาต์ตอนนี้ได้ {amount}',
  'mines.count': 'ระเบิด',
  'mines.gems': '{count, plural, other {เพชร # เม็ด}}',
  'mines.fewer': 'ลดระเบิด',
  'mines.more': 'เพิ่มระเบิด',
  'mines.choice': '{count, plural, other {ระเบิด # ลูก}}',
}
