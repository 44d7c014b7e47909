import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'డెమో అవుట్‌బాక్స్',
  'outbox.lead': 'ఈ డెమో మెసేజ్‌లు ఇక్కడికి మాత్రమే వస్తాయి: వాటిని చదవడానికి దేశం కోడ్‌తో నంబర్ లేదా ఈమెయిల్ అడ్రస్ ఎంటర్ చేయండి',
  'outbox.to': 'నంబర్ లేదా ఈమెయిల్',
  'outbox.show': 'మెసేజ్‌లు చూపండి',
  'outbox.empty': '{to} కోసం ఇంకా మెసేజ్‌లు లేవు',
} satisfies OutboxTexts
