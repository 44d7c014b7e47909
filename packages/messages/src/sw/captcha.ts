import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Ukaguzi wa usalama',
  'captcha.lead': 'Tunahakikisha kuwa wewe si roboti. Inachukua sekunde chache.',
  'captcha.working': 'Inakagua…',
  'captcha.vendor': 'Kamilisha ukaguzi ulio hapa chini ili kuendelea',
  'captcha.failed':
    'Ukaguzi wa usalama haukuweza kupakia. Angalia intaneti yako, au zima kizuia matangazo kisha ujaribu tena.',
  'captcha.busy': 'Ukaguzi wa usalama tayari umefunguliwa',
  'captcha.outdated': 'Hitilafu isiyojulikana: huduma ya Geetest haifanyi kazi',
  verify_first: 'Kamilisha kwanza ukaguzi wa usalama',
}
