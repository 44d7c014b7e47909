import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Ujumbe wa majaribio',
  'outbox.lead':
    'Ujumbe wa tovuti hii ya majaribio hufika hapa tu: andika namba yenye msimbo wa nchi, au barua pepe, ili kuusoma',
  'outbox.to': 'Namba au barua pepe',
  'outbox.show': 'Onyesha ujumbe',
  'outbox.empty': 'Hakuna ujumbe wa {to} bado',
} satisfies OutboxTexts
