import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Peti keluar demo',
  'outbox.lead':
    'Mesej demo ini hanya sampai di sini: masukkan nombor dengan kod negara, atau alamat e-mel, untuk membacanya',
  'outbox.to': 'Nombor atau e-mel',
  'outbox.show': 'Tunjukkan mesej',
  'outbox.empty': 'Belum ada mesej untuk {to}',
} satisfies OutboxTexts
