import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Демо хабарламалар',
  'outbox.lead':
    'Бұл демоның хабарламалары тек осында келеді: оқу үшін ел кодымен нөмірді немесе пошта мекенжайын енгізіңіз',
  'outbox.to': 'Нөмір немесе пошта',
  'outbox.show': 'Хабарламаларды көрсету',
  'outbox.empty': '{to} үшін әзірге хабарлама жоқ',
} satisfies OutboxTexts
