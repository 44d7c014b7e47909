import type { account as english } from '../en/account.ts'

export const account: Record<keyof typeof english, string> = {
  'office.account.title': '我的账户',
  'office.account.device': '浏览器',
  'office.account.opened': '开始时间',
  'office.account.seen': '最近访问',
  'office.account.current': '当前',
  'office.account.end': '结束',
  'office.account.sessions': '我的会话',
  'office.passkeys.title': '我的通行密钥',
  'office.passkeys.empty': '暂无通行密钥。登录时使用验证器的验证码。',
  'office.passkey.name': '名称',
  'office.passkey.used': '最近使用',
  'office.passkey.add': '添加通行密钥',
  'office.passkey.rename': '重命名',
  'office.passkey.remove': '移除',
  'office.passkey.hint': '登录第二步由设备验证，代替验证码。',
  'office.passkey.failed': '设备未能提供可用的通行密钥。请重试。',
  'office.passkey.limit': '已有十个通行密钥。请先移除一个。',
  'office.passkey.last': '最后一种第二验证不能移除。',
  'office.passkey.password.wrong': '密码错误。',
}
