import type { login as english } from '../en/login.ts'

export const login: Record<keyof typeof english, string> = {
  'office.login.title': '登录',
  'office.login.email': '邮箱',
  'office.login.password': '密码',
  'office.login.show': '显示或隐藏密码',
  'office.login.next': '继续',
  'office.login.code': '身份验证器验证码',
  'office.login.code.hint': '六位数字，每个验证码只能使用一次。',
  'office.login.back': '使用其他账号',
  'office.login.wrong': '邮箱或密码不正确。',
  'office.login.code.wrong': '验证码不正确或已使用，请使用下一个。',
  'office.login.over': '本次登录已失效，请重新开始。',
  'office.invitation.title': '欢迎，{name}',
  'office.invitation.lead': '请为 {email} 设置密码，并将此账号添加到身份验证器。',
  'office.invitation.secret': '身份验证器密钥',
  'office.invitation.scan': '请用身份验证器扫描，或手动输入密钥。',
  'office.invitation.password': '新密码，至少 {min} 个字符',
  'office.invitation.password.short': '至少 {min} 个字符。',
  'office.invitation.password.weak': '此密码容易被猜到，请换一个。',
  'office.invitation.accept': '进入管理台',
  'office.invitation.over': '此邀请已使用或已过期，请索取新的邀请。',
}
