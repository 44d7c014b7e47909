import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.type.member': '会员',
  'member.type.agent': '代理',
  'member.type.free': '试玩账户',
  'member.type.virtual': '虚拟账户',
  'member.since': '{date} 加入',
  'member.money': '资金',
  'member.settings': '账户与帮助',
  'member.feedback.title': '分享您的意见',
  'member.feedback.body': '欢迎向{merchant}客服反馈您的体验和遇到的问题，客服会通过同一渠道回复您',
  'member.logout': '退出登录',
  'member.logout.ask': '要在此设备上退出{merchant}吗？',
  'member.logout.failed': '无法连接服务器。您已在此设备退出登录，会话将自动过期。',
  'member.unread': '{count, plural, other {# 条未读消息}}',
  'member.free.title': '创建您自己的账户',
  'member.free.body': '这是试玩账户。创建自己的账户后，即可存款、真钱游戏和提款。',
}
