import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Kuingia hakukufanikiwa. Jaribu tena au ingia kwa njia nyingine.',
  'firebase.cancelled': 'Dirisha la kuingia lilifungwa kabla hujamaliza',
  'firebase.blocked':
    'Kivinjari chako kimezuia dirisha la kuingia. Ruhusu madirisha ibukizi kwa tovuti hii kisha ujaribu tena.',
  'firebase.network': 'Huduma ya kuingia haipatikani. Angalia intaneti yako kisha ujaribu tena.',
  'firebase.limit': 'Umejaribu mara nyingi mno. Subiri dakika chache kisha ujaribu tena.',
  'firebase.disabled': 'Akaunti hii imezimwa. Ingia kwa njia nyingine.',
  'firebase.existing': 'Uliwahi kuingia na barua pepe hii kwa njia nyingine. Tumia njia hiyo.',
  'firebase.storage':
    'Kivinjari chako kinazuia kinachohitajika ili kuingia. Ruhusu vidakuzi kwa tovuti hii au tumia kivinjari kingine.',
  'firebase.browser': 'Njia hii ya kuingia haifanyi kazi kwenye kivinjari hiki',
  'firebase.expired': 'Muda wa kuingia umeisha. Tafadhali anza upya.',
  'firebase.code': 'Msimbo: {code}',
  'firebase.reason': 'Sababu: {reason}',
  'firebase.blocked.title': 'Dirisha ibukizi limezuiwa',
  'firebase.blocked.retry': 'Fungua dirisha',
  'firebase.elsewhere.title': 'Fungua kwenye kivinjari chako',
  'firebase.elsewhere.text':
    '{name} hairuhusu kuingia ndani ya programu hii. Nakili anwani ya ukurasa huu na uifungue kwenye kivinjari chako, au ingia kwa njia nyingine.',
  'firebase.elsewhere.copy': 'Nakili anwani',
  not_support_incognito: 'Haipatikani kwenye dirisha fiche',
}
