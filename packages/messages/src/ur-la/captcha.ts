import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Security ki jaanch',
  'captcha.lead': 'Yeh dekha ja raha hai ke koi bot to nahi. Chand second lagenge.',
  'captcha.working': 'Jaanch jari hai…',
  'captcha.vendor': 'Jari rakhne ke liye neeche di gayi jaanch mukammal karein',
  'captcha.failed':
    'Security ki jaanch load nahi ho saki. Apna connection dekhein, ya ad blocker band kar ke dobara koshish karein.',
  'captcha.busy': 'Security ki jaanch pehle se khuli hai',
  'captcha.outdated': 'Namaloom kharabi: Geetest service kaam nahi kar rahi',
  verify_first: 'Pehle security ki jaanch mukammal karein',
}
