import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'ลูกเต๋า',
  'dice.how': 'ระบบสุ่มตัวเลขตั้งแต่ 0.00 ถึง 99.99 เลือกเป้าหมาย และเลือกว่าผลต้องสูงกว่าหรือต่ำกว่าเป้าหมาย ยิ่งโอกาสน้อย ยิ่งจ่ายสูง',
  'dice.prize': 'ผล',
  'dice.prize.row': '{id, select, win {ผลที่ชนะ} other {{id}}}',
  'dice.target': 'เป้าหมาย',
  'dice.over': 'ทอยสูงกว่า',
  'dice.under': 'ทอยต่ำกว่า',
  'dice.swap': 'สลับสูงกว่าหรือต่ำกว่า',
  'dice.factor': 'ตัวคูณ',
  'dice.chance': 'โอกาสชนะ %',
  'dice.chance.invalid': 'กรอกโอกาสตั้งแต่ 0.01 ถึง 98',
}
