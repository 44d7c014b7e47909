import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': '示範收件匣',
  'outbox.lead': '此示範的訊息只會送到這裡：輸入含國碼的號碼或電子郵件地址即可查看',
  'outbox.to': '號碼或電子郵件',
  'outbox.show': '顯示訊息',
  'outbox.empty': '{to} 尚無訊息',
} satisfies OutboxTexts
