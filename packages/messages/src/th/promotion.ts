import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'ขณะนี้ยังไม่มีโปรโมชัน',
  'promotion.activity.all': 'โปรโมชันทั้งหมด',
  'promotion.activity.gone': 'โปรโมชันนี้สิ้นสุดแล้ว',
  'promotion.activity.gone.body': 'ดูรายการที่มีอยู่ตอนนี้',
  'promotion.activity.more': 'อ่านเพิ่มเติม',
  'promotion.reward.title': 'ยังไม่มีรีวอร์ด',
  'promotion.reward.body': 'รีวอร์ดของคุณจะแสดงที่นี่',
  'promotion.reward.offers': 'ดูโปรโมชัน',
  'promotion.invite.title': 'โปรแกรมชวนเพื่อนยังไม่เปิด',
  'promotion.invite.body': 'เมื่อ {merchant} เปิดโปรแกรม คุณจะพบลิงก์แนะนำ เพื่อนที่ชวน และรายได้ที่นี่',
  'promotion.invite.code': 'มีรหัสแนะนำไหม?',
  'promotion.invite.code.body': 'กรอกตอนสมัครสมาชิก เพิ่มภายหลังไม่ได้',
  'promotion.invite.register': 'สมัครสมาชิก',
}
