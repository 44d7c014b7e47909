import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Демо-сообщения',
  'outbox.lead':
    'Сообщения этой демоверсии приходят только сюда: введите номер с кодом страны или адрес почты, чтобы их прочитать',
  'outbox.to': 'Номер или почта',
  'outbox.show': 'Показать сообщения',
  'outbox.empty': 'Для {to} пока нет сообщений',
} satisfies OutboxTexts
