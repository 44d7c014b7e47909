import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Kotak keluar demo',
  'outbox.lead':
    'Pesan demo ini hanya masuk ke sini: masukkan nomor dengan kode negaranya, atau alamat email, untuk membacanya',
  'outbox.to': 'Nomor atau email',
  'outbox.show': 'Tampilkan pesan',
  'outbox.empty': 'Belum ada pesan untuk {to}',
} satisfies OutboxTexts
