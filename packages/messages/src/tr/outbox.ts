import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Demo giden kutusu',
  'outbox.lead':
    'Bu demonun mesajları yalnızca buraya gelir: okumak için ülke koduyla bir numara veya e-posta adresi girin',
  'outbox.to': 'Numara veya e-posta',
  'outbox.show': 'Mesajları göster',
  'outbox.empty': 'Henüz mesaj yok: {to}',
} satisfies OutboxTexts
