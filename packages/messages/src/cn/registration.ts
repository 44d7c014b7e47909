import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': '注册账户',
  'registration.lead': '只需用户名和密码',
  'registration.lead.mobile': '只需手机号码即可注册',
  'registration.referral.locked': '来自您的推荐链接',
  'registration.username.free': '该用户名可用',
  'registration.username.taken': '该用户名已被使用，请换一个',
  'registration.terms': '我已年满 {age} 岁，并接受条款与规则',
  'registration.terms.read': '阅读条款与规则',
  'registration.terms.required': '请确认年龄并接受条款后继续',
  'registration.terms.changed': '条款已更新，请阅读并同意后继续',
  'registration.submit': '注册',
  'registration.known': '已有账户？',
  'registration.login': '登录',
  'registration.closed': '目前暂停注册',
  'registration.closed.body': '已有账户的会员仍可登录',
  'registration.script': '请在浏览器中启用 JavaScript 后注册',
  'registration.referral.unknown': '没有这个推荐码',
}
