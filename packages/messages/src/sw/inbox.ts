import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Ujumbe wako',
  'inbox.new': 'Mpya',
  'inbox.notices': 'Taarifa kwa wote',
  'inbox.push': 'Mipangilio ya arifa',
  'inbox.push.lead':
    'Chagua tunachotuma kwenye skrini iliyofungwa. Arifa hazionyeshi kamwe kiasi cha pesa wala namba za akaunti.',
  'inbox.push.device': 'Kifaa hiki',
  'inbox.push.on': 'Arifa zimewashwa',
  'inbox.push.off': 'Arifa zimezimwa',
  'inbox.push.turn.on': 'Washa',
  'inbox.push.turn.off': 'Zima',
  'inbox.push.denied':
    'Arifa zimezuiwa kwa tovuti hii. Ziruhusu kwenye mipangilio ya tovuti ya kivinjari chako, kisha pakia ukurasa huu upya.',
  'inbox.push.unsupported': 'Kivinjari hiki hakiwezi kuonyesha arifa',
  'inbox.push.install': 'Kwenye iPhone na iPad, arifa hufanya kazi programu ikiwa kwenye skrini ya kwanza',
  'inbox.push.install.action': 'Weka kwenye skrini ya kwanza',
  'inbox.push.failed': 'Arifa hazikuweza kuwashwa. Jaribu tena baada ya muda mfupi.',
  'inbox.push.topics': 'Niarifu kuhusu',
  'inbox.push.security': 'Usalama na kuingia (huwashwa daima)',
  'inbox.push.money': 'Kuweka pesa na kutoa pesa',
  'inbox.push.lottery': 'Tiketi zilizoshinda',
  'inbox.push.support': 'Majibu ya huduma kwa wateja',
  'inbox.push.promotion': 'Promosheni',
  'inbox.push.quiet': 'Saa za utulivu',
  'inbox.push.quiet.on': 'Sitisha arifa usiku',
  'inbox.push.quiet.from': 'Kuanzia',
  'inbox.push.quiet.to': 'Hadi',
  'inbox.push.quiet.note': 'Arifa za usalama hufika daima',
  'inbox.push.saved': 'Imehifadhiwa',
  'push.ask.title': 'Ungependa kuwasha arifa?',
  'push.ask.body':
    'Jua mara tu pesa unazoweka zinapofika, pesa unazotoa zinapotumwa au tiketi yako inaposhinda. Unaweza kubadilisha hili wakati wowote kwenye “Ujumbe”.',
  'push.ask.yes': 'Washa',
  'push.ask.no': 'Si sasa',
  notification_request_tips: 'Arifa zimezuiwa. Unaweza kuziruhusu kwenye mipangilio ya tovuti ya kivinjari chako.',
}
