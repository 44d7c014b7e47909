import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': '开立账户',
  'registration.lead': '只需一个用户名和一个密码。',
  'registration.referral.locked': '来自您打开的推荐链接',
  'registration.terms': '我已年满 18 岁，并接受条款与规则。',
  'registration.terms.read': '阅读条款与规则',
  'registration.terms.required': '请先确认年龄并接受条款。',
  'registration.submit': '注册',
  'registration.known': '已有账户？',
  'registration.login': '登录',
  'registration.closed': '目前暂停开立新账户。',
  'registration.closed.body': '如果您已有账户，仍可照常登录。',
  'registration.script': '注册账户需要在浏览器中启用脚本。',
  'registration.agent.title': '目前由会员自行注册',
  'registration.agent.body': '{merchant}尚未开放由代理账户代为注册。新会员可在注册页面自行开立账户。',
  'registration.agent.address': '注册页面',
  'registration.agent.copy': '复制网址',
  'registration.agent.copied': '网址已复制',
  'registration.agent.failed': '网址无法复制，请长按后复制。',
}
