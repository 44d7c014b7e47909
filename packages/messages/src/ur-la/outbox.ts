import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'Demo ke paighamat',
  'outbox.lead':
    'Is demo ke paighamat sirf yahan aate hain: parhne ke liye mulk ke code ke sath number, ya email address darj karein',
  'outbox.to': 'Number ya email',
  'outbox.show': 'Paighamat dikhayein',
  'outbox.empty': '{to} ke liye abhi koi paigham nahi',
} satisfies OutboxTexts
