import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Mensagens de demonstração',
  'outbox.lead':
    'As mensagens desta demonstração só chegam aqui: para as ler, introduza um número com o indicativo do país ou um endereço de e-mail',
  'outbox.to': 'Número ou e-mail',
  'outbox.show': 'Mostrar mensagens',
  'outbox.empty': 'Ainda não há mensagens para {to}',
} satisfies OutboxTexts
