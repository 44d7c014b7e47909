import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'สร้างบัญชีของคุณ',
  'registration.lead': 'ใช้เพียงชื่อผู้ใช้และรหัสผ่าน',
  'registration.lead.mobile': 'ใช้เพียงเบอร์มือถือของคุณ',
  'registration.referral.locked': 'จากลิงก์แนะนำของคุณ',
  'registration.username.free': 'ชื่อผู้ใช้นี้ใช้ได้',
  'registration.username.taken': 'ชื่อผู้ใช้นี้มีผู้ใช้แล้ว กรุณาเลือกชื่ออื่น',
  'registration.terms': 'ฉันอายุ {age} ปีขึ้นไปและยอมรับข้อกำหนดและกติกา',
  'registration.terms.read': 'อ่านข้อกำหนดและกติกา',
  'registration.terms.required': 'ยืนยันอายุและยอมรับข้อกำหนดเพื่อดำเนินการต่อ',
  'registration.terms.changed': 'ข้อกำหนดมีการเปลี่ยนแปลง กรุณาอ่านและยอมรับเพื่อดำเนินการต่อ',
  'registration.submit': 'สร้างบัญชี',
  'registration.known': 'มีบัญชีอยู่แล้ว?',
  'registration.login': 'เข้าสู่ระบบ',
  'registration.closed': 'ขณะนี้ปิดรับสมัครสมาชิก',
  'registration.closed.body': 'หากมีบัญชีอยู่แล้ว คุณยังเข้าสู่ระบบได้',
  'registration.script': 'เปิดใช้ JavaScript ในเบราว์เซอร์เพื่อสร้างบัญชี',
  'registration.referral.unknown': 'ไม่พบรหัสแนะนำนี้',
}
