import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'डेमो आउटबॉक्स',
  'outbox.lead': 'इस डेमो के मैसेज सिर्फ़ यहां आते हैं: इन्हें पढ़ने के लिए देश कोड के साथ नंबर या ईमेल पता डालें',
  'outbox.to': 'नंबर या ईमेल',
  'outbox.show': 'मैसेज दिखाएं',
  'outbox.empty': '{to} के लिए अभी कोई मैसेज नहीं',
} satisfies OutboxTexts
