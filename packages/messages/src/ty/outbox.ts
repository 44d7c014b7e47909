import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Demo outbox',
  'outbox.lead':
    'Dito lang dumarating ang mga message ng demo na ito: mag-enter ng number na may country code, o ng email address, para mabasa ang mga ito',
  'outbox.to': 'Number o email',
  'outbox.show': 'Ipakita ang mga message',
  'outbox.empty': 'Wala pang message para sa {to}',
} satisfies OutboxTexts
