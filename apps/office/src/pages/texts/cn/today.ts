import type { today as english } from '../en/today.ts'

export const today: Record<keyof typeof english, string> = {
  'office.today.title': '今日',
  'office.today.openWithdrawals': '处理中的提现',
  'office.today.openIncidents': '未结事件',
  'office.today.dueClosures': '待注销账户',
  'office.today.nothing': '没有需要您处理的事项。',
  'office.today.unknownPayouts': '未获答复的付款',
  'office.today.downVendors': '不可用的游戏商',
  'office.today.openMessages': '发送中的消息',
  'office.closures.requested': '申请时间',
  'office.closures.closes': '注销时间',
  'office.closures.due': '已到期',
  'office.closures.empty': '没有注销申请。',
  'office.today.openApprovals': '待您审批',
}
