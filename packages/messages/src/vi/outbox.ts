import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Hộp thư demo',
  'outbox.lead':
    'Tin nhắn của bản demo này chỉ đến đây: nhập số điện thoại kèm mã quốc gia, hoặc địa chỉ email, để đọc',
  'outbox.to': 'Số điện thoại hoặc email',
  'outbox.show': 'Xem tin nhắn',
  'outbox.empty': 'Chưa có tin nhắn nào cho {to}',
} satisfies OutboxTexts
