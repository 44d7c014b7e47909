import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'พลิงโก',
  'plinko.how':
    'ลูกบอลตกผ่านแถวหมุด และที่แต่ละหมุดมีโอกาสไปทางซ้ายหรือขวาเท่ากัน ช่องที่ลูกบอลตกลงกำหนดเงินที่จ่าย แถวมากขึ้นและความเสี่ยงสูงขึ้น ช่องริมจะจ่ายมากขึ้น',
  'plinko.prize': 'ช่อง',
  'plinko.prize.row': 'ช่องที่ {id}',
  'plinko.risk': 'ความเสี่ยง',
  'plinko.risk.low': 'ต่ำ',
  'plinko.risk.medium': 'ปานกลาง',
  'plinko.risk.high': 'สูง',
  'plinko.rows': 'แถว',
  'plinko.rows.count': '{count, plural, other {# แถว}}',
}
