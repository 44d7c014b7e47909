import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'ڈیمو آؤٹ باکس',
  'outbox.lead':
    'اس ڈیمو کے پیغامات صرف یہاں آتے ہیں: انہیں پڑھنے کے لیے ملک کے کوڈ کے ساتھ نمبر یا ای میل ایڈریس درج کریں',
  'outbox.to': 'نمبر یا ای میل',
  'outbox.show': 'پیغامات دکھائیں',
  'outbox.empty': '{to} کے لیے ابھی کوئی پیغام نہیں',
} satisfies OutboxTexts
