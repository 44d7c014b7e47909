import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'डेमो सन्देश बाकस',
  'outbox.lead': 'यो डेमोका सन्देश यहीं मात्र आउँछन्: पढ्न देशको कोडसहितको नम्बर वा इमेल ठेगाना हाल्नुहोस्',
  'outbox.to': 'नम्बर वा इमेल',
  'outbox.show': 'सन्देश हेर्नुहोस्',
  'outbox.empty': '{to} का लागि अहिलेसम्म कुनै सन्देश छैन',
} satisfies OutboxTexts
