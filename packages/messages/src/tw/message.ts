import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': '您的 {merchant} 驗證碼',
  'message.login': '{code} 是您的 {merchant} 登入驗證碼，5 分鐘內有效。請勿提供給任何人。',
  'message.register': '{code} 是您的 {merchant} 註冊驗證碼，5 分鐘內有效。請勿提供給任何人。',
  'message.recovery':
    '{code} 是您設定 {merchant} 新密碼的驗證碼，5 分鐘內有效。若非您本人操作，請忽略此訊息，並切勿將驗證碼提供給任何人。',
  'message.contact': '{code} 是您確認此聯絡方式的 {merchant} 驗證碼，5 分鐘內有效。',
  'message.second_factor': '{code} 是您的 {merchant} 安全驗證碼，5 分鐘內有效。請勿提供給任何人。',
  'message.registered': '此號碼已註冊 {merchant} 帳戶。請以此號碼登入，或使用「忘記密碼？」。',
  'message.notice': '{merchant}：{event}。不是您本人？請立即變更密碼並聯絡客服。',
}
