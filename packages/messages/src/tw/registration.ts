import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': '建立您的帳戶',
  'registration.lead': '只需要使用者名稱與密碼',
  'registration.lead.mobile': '只需要您的手機號碼',
  'registration.referral.locked': '來自您的推薦連結',
  'registration.username.free': '此使用者名稱可以使用',
  'registration.username.taken': '此使用者名稱已有人使用，請換一個',
  'registration.terms': '我已年滿 {age} 歲，並接受條款與規則',
  'registration.terms.read': '閱讀條款與規則',
  'registration.terms.required': '請確認年齡並接受條款以繼續',
  'registration.terms.changed': '條款已變更，請閱讀並接受以繼續',
  'registration.submit': '建立帳戶',
  'registration.known': '已經有帳戶了？',
  'registration.login': '登入',
  'registration.closed': '目前未開放註冊',
  'registration.closed.body': '若您已有帳戶，仍可登入',
  'registration.script': '請開啟瀏覽器的 JavaScript 以建立帳戶',
  'registration.referral.unknown': '沒有這個推薦碼',
}
