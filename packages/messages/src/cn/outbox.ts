import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': '演示收件箱',
  'outbox.lead': '此演示的消息只会出现在这里：输入带国家代码的号码或邮箱地址即可查看',
  'outbox.to': '号码或邮箱',
  'outbox.show': '查看消息',
  'outbox.empty': '{to} 暂无消息',
} satisfies OutboxTexts
