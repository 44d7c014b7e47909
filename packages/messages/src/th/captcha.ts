import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'ตรวจสอบความปลอดภัย',
  'captcha.lead': 'เรากำลังตรวจสอบว่าไม่ใช่บอต ใช้เวลาไม่กี่วินาที',
  'captcha.working': 'กำลังตรวจสอบ…',
  'captcha.vendor': 'ทำการตรวจสอบด้านล่างให้เสร็จเพื่อดำเนินการต่อ',
  'captcha.failed': 'โหลดการตรวจสอบความปลอดภัยไม่สำเร็จ ตรวจสอบการเชื่อมต่อ หรือปิดตัวบล็อกโฆษณาแล้วลองอีกครั้ง',
  'captcha.busy': 'มีการตรวจสอบความปลอดภัยเปิดอยู่แล้ว',
  'captcha.outdated': 'ข้อผิดพลาดที่ไม่รู้จัก: บริการ Geetest ไม่ทำงาน',
  verify_first: 'กรุณาทำการตรวจสอบความปลอดภัยให้เสร็จก่อน',
}
