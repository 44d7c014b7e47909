import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Security check',
  'captcha.lead': 'Tinitiyak naming hindi ito bot. Ilang segundo lang ito.',
  'captcha.working': 'Sinusuri…',
  'captcha.vendor': 'Kumpletuhin ang check sa ibaba para magpatuloy',
  'captcha.failed':
    'Hindi ma-load ang security check. Tingnan ang connection mo, o i-off ang ad blocker at subukan ulit.',
  'captcha.busy': 'May nakabukas nang security check',
  'captcha.outdated': 'Hindi kilalang error: hindi gumagana ang Geetest service',
  verify_first: 'Kumpletuhin muna ang security check',
}
