import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'รหัส {merchant} ของคุณ',
  'message.login': '{code} คือรหัสเข้าสู่ระบบ {merchant} ของคุณ ใช้ได้ 5 นาที อย่าบอกรหัสนี้กับใคร',
  'message.register': '{code} คือรหัสสมัครสมาชิก {merchant} ของคุณ ใช้ได้ 5 นาที อย่าบอกรหัสนี้กับใคร',
  'message.recovery': '{code} คือรหัส {merchant} สำหรับตั้งรหัสผ่านใหม่ ใช้ได้ 5 นาที หากไม่ใช่คุณ ไม่ต้องสนใจข้อความนี้และอย่าบอกรหัสกับใคร',
  'message.contact': '{code} คือรหัส {merchant} สำหรับยืนยันข้อมูลติดต่อนี้ ใช้ได้ 5 นาที',
  'message.second_factor': '{code} คือรหัสความปลอดภัย {merchant} ของคุณ ใช้ได้ 5 นาที อย่าบอกรหัสนี้กับใคร',
  'message.registered': 'คุณมีบัญชี {merchant} ที่ใช้เบอร์นี้อยู่แล้ว เข้าสู่ระบบด้วยบัญชีนั้น หรือใช้ “ลืมรหัสผ่าน?”',
  'message.notice': '{merchant}: {event} หากไม่ใช่คุณ เปลี่ยนรหัสผ่านทันทีและติดต่อฝ่ายบริการลูกค้า',
}
