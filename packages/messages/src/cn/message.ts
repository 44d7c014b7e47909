import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': '您的{merchant}验证码',
  'message.login': '{code} 是您的{merchant}登录验证码，5 分钟内有效。请勿告知他人。',
  'message.register': '{code} 是您的{merchant}注册验证码，5 分钟内有效。请勿告知他人。',
  'message.recovery': '{code} 是您重设{merchant}密码的验证码，5 分钟内有效。如非本人操作，请忽略此消息，切勿告知他人。',
  'message.contact': '{code} 是您确认此联系方式的{merchant}验证码，5 分钟内有效。',
  'message.second_factor': '{code} 是您的{merchant}安全验证码，5 分钟内有效。请勿告知他人。',
  'message.registered': '此号码已注册{merchant}账户。请直接登录，或使用“忘记密码”。',
  'message.notice': '{merchant}：{event}。非本人操作？请立即修改密码并联系客服。',
}
