import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'ตลาดกลางคืน',
  'slot.how':
    'วงล้อห้าวงหยุดแบบสุ่ม เงินเดิมพันของคุณแบ่งเท่ากันในทุกไลน์ สัญลักษณ์เดียวกันเรียงติดกันสามตัวขึ้นไปโดยนับจากวงล้อซ้ายสุดจะได้เงิน โคมไฟเป็นไวลด์ ใช้แทนสัญลักษณ์ใดก็ได้ยกเว้นชาม ชามสามใบขึ้นไปได้เงินไม่ว่าอยู่ตำแหน่งใด เงินที่จ่ายทั้งหมดของสปินเดียวกันจะรวมกัน',
  'slot.lines': 'ไลน์',
  'slot.lines.count': '{count, plural, other {# ไลน์}}',
  'slot.lines.each': '{amount} ต่อไลน์',
  'slot.hint': 'เรียงเหมือนกัน 3 ตัวจากซ้าย',
  'slot.wins': '{count, plural, other {จ่าย # รายการ}}: {amount}',
  'slot.win.line': 'ไลน์ {number}: {symbol} × {count} จ่าย {factor}',
  'slot.win.anywhere': '{symbol} × {count} จ่าย {factor}',
  'slot.row': 'แถว {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {พระจันทร์} koi {ปลาคาร์ป} fan {พัด} tea {ชา} bao {ซาลาเปา} skewer {เนื้อเสียบไม้} chili {พริก} lantern {โคมไฟ} bowl {ชาม} other {สัญลักษณ์}}',
  'slot.paytable.symbol': 'สัญลักษณ์',
  'slot.paytable.note': 'จำนวนเท่าของเงินเดิมพันรวมเมื่อใช้ {count, plural, other {# ไลน์}}',
  'slot.paytable.wild': 'ไวลด์: แทนสัญลักษณ์ใดก็ได้ยกเว้นชาม อยู่บนวงล้อ 2, 3 และ 4',
  'slot.paytable.anywhere': 'สแกตเตอร์: จ่ายไม่ว่าอยู่ตำแหน่งใด',
  'slot.paytable.lines': 'ไลน์ของคุณ',
  'slot.paytable.line': 'ไลน์ {number}: แถว {rows}',
  'slot.paytable.longest': 'ไลน์หนึ่งจ่ายครั้งเดียว ตามแถวที่เรียงติดกันยาวที่สุดจากซ้าย',
}
