import type { today as english } from '../en/today.ts'

export const today: Record<keyof typeof english, string> = {
  'office.today.title': '今日',
  'office.today.openWithdrawals': '处理中的提现',
  'office.today.openIncidents': '未结事件',
  'office.today.dueClosures': '待注销账户',
  'office.today.nothing': '没有需要您处理的事项。',
  'office.today.openApprovals': '待您审批',
}
