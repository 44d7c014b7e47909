import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Mensagens da demonstração',
  'outbox.lead':
    'As mensagens desta demonstração chegam só aqui: digite um número com o código do país ou um e-mail para ler',
  'outbox.to': 'Número ou e-mail',
  'outbox.show': 'Ver mensagens',
  'outbox.empty': 'Nenhuma mensagem para {to} ainda',
} satisfies OutboxTexts
