import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Bandeja de la demo',
  'outbox.lead':
    'Los mensajes de esta demo solo llegan aquí: escribe un número con su código de país o un correo para leerlos',
  'outbox.to': 'Número o correo',
  'outbox.show': 'Ver mensajes',
  'outbox.empty': 'Aún no hay mensajes para {to}',
} satisfies OutboxTexts
