import type { TextsOf } from '../messages.types.ts'

export const verification: TextsOf<'verification'> = {
  'verification.send': '获取验证码',
  'verification.resend': '重新发送',
  'verification.again': '{seconds} 秒后可重发',
  'verification.sent': '如信息无误，验证码即将送达',
  'verification.outbox': '演示：查看消息',
  'verification.way': '登录或注册方式',
  'verification.way.username': '用户名',
  'verification.way.sms': '手机',
  'verification.way.email': '邮箱',
  'verification.country.choose': '国家代码 +{code}，更改',
  'verification.country.search': '搜索国家或地区',
  'verification.country.none': '没有匹配的国家或地区',
  'verification.recovery.heading': '设置新密码',
  'verification.recovery.lead': '我们会向您账户绑定的手机或邮箱发送验证码',
  'verification.recovery.submit': '设置密码并登录',
  'verification.recovery.help': '无法使用手机或邮箱？请联系客服。',
  'verification.recovery.hold': '为了您的安全，所有设备将退出登录，提款会暂停一段时间',
}
