import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Weka {merchant} kwenye skrini ya kwanza',
  'member.type.member': 'Mwanachama',
  'member.type.agent': 'Wakala',
  'member.type.free': 'Kucheza bure',
  'member.type.virtual': 'Akaunti pepe',
  'member.since': 'Mwanachama tangu {date}',
  'member.profile.edit': 'Badilisha wasifu',
  'member.profile.title': 'Wasifu wako',
  'member.profile.avatar': 'Picha',
  'member.profile.avatar.one': 'Picha {number}',
  'member.profile.avatar.none': 'Herufi ya kwanza ya jina lako',
  'member.profile.nickname': 'Jina la utani (si lazima)',
  'member.profile.nickname.hint': 'Ni wewe tu unayeliona',
  'member.profile.save': 'Hifadhi',
  'member.profile.saved': 'Wasifu umehifadhiwa',
  'member.money': 'Malipo',
  'member.settings': 'Akaunti na msaada',
  'member.feedback.title': 'Tupe maoni yako',
  'member.feedback.body':
    'Ieleze timu ya huduma kwa wateja ya {merchant} kinachofanya kazi na kisichofanya. Itakujibu kwa njia unayotumia.',
  'member.logout': 'Toka',
  'member.logout.ask': 'Ungependa kutoka kwenye {merchant} katika kifaa hiki?',
  'member.logout.failed':
    'Hatukuweza kufikia seva. Umetoka kwenye kifaa hiki, na kipindi chako kitaisha muda chenyewe.',
  'member.unread': '{count, plural, one {ujumbe # haujasomwa} other {jumbe # hazijasomwa}}',
  'member.free.title': 'Fungua akaunti yako mwenyewe',
  'member.free.body':
    'Hii ni akaunti ya kucheza bure. Ukiwa na akaunti yako mwenyewe, unaweza kuweka pesa, kucheza kwa pesa halisi na kutoa pesa.',
  'member.device.title': 'Kifaa hiki',
  'member.device.version': 'Toleo',
  'member.device.app': 'Toleo la programu',
  'member.device.ip': 'Anwani ya IP',
  'member.device.agent': 'Kivinjari',
  'member.device.copy': 'Nakili kwa huduma kwa wateja',
  'member.vip': 'Manufaa ya VIP: {level}',
}
