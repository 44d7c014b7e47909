import type { approval as english } from '../en/approval.ts'

export const approval: Record<keyof typeof english, string> = {
  'office.approvals.title': '双人审批',
  'office.approvals.hint': '申请人不能审批自己的申请。申请 24 小时后失效。',
  'office.approvals.empty': '没有申请。',
  'office.approval.factor_reset': '重置第二验证',
  'office.approval.contact_reveal': '显示完整联系方式',
  'office.approval.member_type': '更改会员类型',
  'office.approval.withdrawal_unblock': '解除提现限制',
  'office.approval.askedBy': '申请人',
  'office.approval.state.open': '待审批',
  'office.approval.state.approved': '已批准',
  'office.approval.state.refused': '已拒绝',
  'office.approval.state.expired': '已失效',
  'office.approval.approve': '批准',
  'office.approval.refuse': '拒绝',
  'office.approval.own': '您的申请：需由他人审批，截止 {date}。',
  'office.approval.over': '该申请已处理或已失效，或会员资料已变。请重新加载。',
  'office.approval.notOwn': '不能审批自己的申请。',
}
