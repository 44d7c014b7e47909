import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Fungua akaunti yako',
  'registration.lead': 'Unahitaji jina la mtumiaji na nenosiri tu',
  'registration.lead.mobile': 'Unahitaji namba yako ya simu tu',
  'registration.referral.locked': 'Kutoka kwenye kiungo chako cha mwaliko',
  'registration.username.free': 'Jina hili la mtumiaji linapatikana',
  'registration.username.taken': 'Jina hili la mtumiaji limeshachukuliwa. Tafadhali chagua lingine.',
  'registration.terms': 'Nina miaka {age} au zaidi na ninakubali vigezo na masharti',
  'registration.terms.read': 'Soma vigezo na masharti',
  'registration.terms.required': 'Thibitisha umri wako na ukubali masharti ili kuendelea',
  'registration.terms.changed': 'Masharti yamebadilika. Yasome na uyakubali ili kuendelea.',
  'registration.submit': 'Fungua akaunti',
  'registration.known': 'Tayari una akaunti?',
  'registration.login': 'Ingia',
  'registration.closed': 'Usajili umefungwa kwa sasa',
  'registration.closed.body': 'Ikiwa tayari una akaunti, bado unaweza kuingia',
  'registration.script': 'Washa JavaScript kwenye kivinjari chako ili kufungua akaunti',
  'registration.referral.unknown': 'Hatuujui msimbo huu wa rufaa',
}
