import type { account as english } from '../en/account.ts'

export const account: Record<keyof typeof english, string> = {
  'office.account.title': '我的会话',
  'office.account.device': '浏览器',
  'office.account.opened': '开始时间',
  'office.account.seen': '最近访问',
  'office.account.current': '当前',
  'office.account.end': '结束',
}
