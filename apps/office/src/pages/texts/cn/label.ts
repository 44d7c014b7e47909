import type { label as english } from '../en/label.ts'

export const label: Record<keyof typeof english, string> = {
  'office.labels.title': '会员标签',
  'office.labels.hint': '每位会员最多一个标签。客服入口与游戏按标签识别会员。',
  'office.labels.empty': '暂无标签。',
  'office.label.name': '名称',
  'office.label.id': '编号',
  'office.label.id.hint': '字母、数字、- 和 _。之后不能更改。',
  'office.label.id.wrong': '请使用字母、数字、- 和 _。',
  'office.label.rank': '等级',
  'office.label.vip': 'VIP 权益',
  'office.label.vip.hint': '向该标签的会员显示 VIP 权益',
  'office.label.add': '新增标签',
  'office.label.change': '更改标签',
  'office.label.taken': '该编号已被其他标签使用。',
}
