import type { trail as english } from '../en/trail.ts'

export const trail: Record<keyof typeof english, string> = {
  'office.trail.title': '操作记录',
  'office.trail.number': '序号',
  'office.trail.at': '时间',
  'office.trail.person': '操作人',
  'office.trail.action': '操作',
  'office.trail.subject': '对象',
  'office.trail.reason': '原因',
  'office.trail.before': '更改前',
  'office.trail.after': '更改后',
  'office.trail.all': '全部',
  'office.trail.filter': '筛选',
  'office.trail.empty': '暂无更改。',
  'office.action.staff.invited': '邀请人员',
  'office.action.staff.joined': '接受邀请',
  'office.action.staff.reset': '重置登录',
  'office.action.staff.roles': '更改角色',
  'office.action.staff.sessions_ended': '结束员工会话',
  'office.action.member.block': '更改限制',
  'office.action.member.sessions_ended': '结束会员会话',
}
