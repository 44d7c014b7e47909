import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'டெமோ மெசேஜ்கள்',
  'outbox.lead': 'இந்த டெமோவின் மெசேஜ்கள் இங்கே மட்டுமே வரும்: அவற்றைப் படிக்க, நாட்டுக் குறியீட்டுடன் எண்ணையோ மின்னஞ்சலையோ உள்ளிடவும்',
  'outbox.to': 'எண் அல்லது மின்னஞ்சல்',
  'outbox.show': 'மெசேஜ்களைக் காட்டு',
  'outbox.empty': '{to}: இன்னும் மெசேஜ்கள் இல்லை',
} satisfies OutboxTexts
