import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'ยังไม่มีระดับ',
  'rank.next': 'เดิมพันอีก {amount} เพื่อขึ้นสู่{level}',
  'rank.top': 'คุณถึงระดับสูงสุดแล้ว',
  'rank.levels': 'ทุกระดับ',
  'rank.from': 'ยอดเดิมพันตั้งแต่ {amount}',
  'rank.withdrawals': 'ถอนได้สูงสุด {amount} ใน 24 ชั่วโมง',
  'rank.explain': 'นับทุกเดิมพันเงินจริงที่สรุปผลแล้ว เมื่อถึงระดับใดแล้วจะไม่ลดลง',
}
