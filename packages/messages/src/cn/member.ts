import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.type.member': '会员',
  'member.type.agent': '代理',
  'member.type.free': '试玩账户',
  'member.type.virtual': '虚拟账户',
  'member.since': '{date} 加入',
  'member.money': '资金',
  'member.settings': '账户与帮助',
  'member.feedback.title': '欢迎告诉我们您的想法',
  'member.feedback.body': '有好的体验或遇到问题，都可以告诉{merchant}客服，我们会在您留言的渠道回复。',
  'member.logout': '退出登录',
  'member.logout.ask': '要在此设备上退出{merchant}吗？',
  'member.logout.failed': '服务器没有回应。您已在此设备退出，服务器上的会话会自行结束。',
  'member.unread': '{count, plural, other {# 条未读消息}}',
}
