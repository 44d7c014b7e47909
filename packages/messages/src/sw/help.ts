import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Majibu ya maswali yanayoulizwa mara kwa mara',
  'help.contact': 'Hujapata jibu au huwezi kuingia kwenye akaunti yako? Wasiliana na huduma kwa wateja.',
  'help.deposit.title': 'Ninawezaje kuweka pesa?',
  'help.deposit.body':
    'Nenda kwenye “Weka pesa”, chagua njia ya malipo na uandike kiasi. Thibitisha malipo kwenye ukurasa wa mtoa huduma wa malipo, kisha urudi hapa.\nSalio lako husasishwa mara tu malipo yanapothibitishwa, hata kama umefunga ukurasa. Hadi wakati huo muamala wa kuweka pesa huonyeshwa kuwa unasubiri. Hutakatwa pesa mara mbili kamwe.',
  'help.withdrawal.title': 'Ninawezaje kutoa pesa?',
  'help.withdrawal.body':
    'Ongeza mara moja akaunti ya kupokea pesa yenye jina lako, kisha nenda kwenye “Toa pesa” na uandike kiasi. Pesa hushikiliwa papo hapo na haziwezi kutumika kwa beti.\nPesa hutoka kwenye salio lako benki inapothibitisha malipo. Benki ikikataa, kiasi chote hurudi kwenye salio lako. Benki isipojibu, pesa huendelea kushikiliwa huku tukifuatilia.',
  'help.lottery.title': 'Bahati nasibu inafanyaje kazi?',
  'help.lottery.body':
    'Kuna droo kila dakika. Beti hufungwa sekunde 5 kabla ya droo. Dau lako hushikiliwa unapoweka tiketi. Tiketi huhesabiwa tu ikiwa droo ilikuwa bado wazi, vinginevyo dau lako hurudishwa.\nUshindi huongezwa kwenye salio lako mara tu baada ya droo. Ona “Zawadi” kwenye bahati nasibu kwa zawadi na wastani wa marejesho.',
  'help.fair.title': 'Nitajuaje kuwa droo ni ya haki?',
  'help.fair.body':
    'Kabla ya beti kufunguliwa, mbegu ya siri ya kila droo hufungwa na hash yake huchapishwa. Beti zinapofungwa, orodha ya tiketi hufungwa pia. Baada ya droo, mbegu hufichuliwa.\nFungua droo yoyote na uguse “Hakiki uhalali” ili kurudia kila hatua kwenye kivinjari chako mwenyewe. Kama hata tarakimu moja ingebadilishwa, uhakiki ungeshindwa.',
  'help.account.title': 'Ninawezaje kulinda akaunti yangu?',
  'help.account.body':
    'Tumia nenosiri usilolitumia kwingine. Ikiwa huenda mtu analijua, libadilishe kwenye “Akaunti yangu”. Utatolewa kwenye vifaa vingine vyote.\nTimu yetu haitakuuliza nenosiri lako kamwe.',
  'help.safer.title': 'Ninawezaje kujidhibiti?',
  'help.safer.body':
    'Lazima uwe na miaka 18 au zaidi ili kucheza. Kabla ya kuanza, amua muda na pesa utakazotumia, na uache ukifika hapo. Usiwahi kubeti pesa unazozihitaji, wala kucheza ili kurudisha ulizopoteza.\nIkiwa haifurahishi tena, wasiliana na huduma kwa wateja au simu ya msaada ya nchi yako. Unaweza kutuomba tufunge akaunti yako wakati wowote, kwenye “Akaunti yangu”, “Usalama”.',
  'help.terms.title': 'Vigezo na masharti kwa ufupi',
  'help.terms.body':
    'Akaunti moja kwa kila mtu. Lazima uwe na miaka 18 au zaidi na ucheze kwa pesa zako mwenyewe. Pesa unazotoa hulipwa kwenye akaunti zenye jina lako.\nKila dau na ushindi huorodheshwa kwenye miamala yako. Matokeo ni ya mwisho. Hata sisi hatuwezi kuyabadilisha.',
  'help.legal': 'Maandishi kamili',
  'help.legal.terms': 'Masharti',
  'help.legal.privacy': 'Faragha',
  'help.legal.bonus': 'Kanuni za bonasi',
  'help.legal.complaints': 'Malalamiko',
  'help.legal.version': 'Toleo {version}',
  'help.legal.absent': 'Toleo hili halipatikani hapa',
  'help.legal.current': 'Ona maandishi ya sasa',
  'help.legal.short': 'Kwa ufupi',
  'help.about.title': 'Kuhusu {merchant}',
  'help.about.legalName': 'Kampuni',
  'help.about.authority': 'Leseni kutoka',
  'help.about.number': 'Namba ya leseni',
  'help.about.registeredAddress': 'Anwani iliyosajiliwa',
  'help.about.email': 'Barua pepe',
  'help.about.telephone': 'Simu',
  'help.about.serviceHours': 'Saa za huduma kwa wateja',
  'consent.title': 'Faragha yako',
  'consent.body':
    'Wewe ndiye unayeamua nani ajue kuhusu ziara zako. Hakuna anayepata jina lako, na unaweza kubadilisha uamuzi wako hapa wakati wowote.',
  'consent.ask.all':
    'Je, tunaweza kuwapa washirika taarifa za ziara yako kwa ajili ya takwimu na matangazo? Hawapati jina lako kamwe.',
  'consent.ask.measurement':
    'Je, tunaweza kuwapa washirika wa takwimu taarifa za ziara yako? Hutusaidia kuboresha, na hawapati jina lako kamwe.',
  'consent.ask.advertising':
    'Je, tunaweza kuwapa washirika wa matangazo taarifa za ziara yako? Hawapati jina lako kamwe.',
  'consent.yes': 'Kubali yote',
  'consent.no': 'Kataa yote',
  'consent.choose': 'Chagua',
  'consent.purpose.measurement': 'Takwimu',
  'consent.purpose.advertising': 'Matangazo',
  'consent.about.measurement': 'Hutuonyesha kurasa na kampeni zinazofanya kazi. Washirika: {partners}.',
  'consent.about.advertising':
    'Huwaeleza washirika unachofanya hapa na tangazo lao lililokuleta. Washirika: {partners}.',
  'consent.saved': 'Imehifadhiwa',
  'consent.failed': 'Haijahifadhiwa bado. Tutatuma tena.',
  'help.search': 'Tafuta msaada',
  'help.search.none': 'Hakuna kilichopatikana kwa “{query}”',
  'help.category.payments': 'Malipo',
  'help.category.games': 'Michezo',
  'help.category.promotions': 'Promosheni',
  'help.category.account': 'Akaunti',
  'help.category.safer': 'Kucheza kwa kiasi',
  'help.category.other': 'Nyingine',
  'help.vote': 'Je, hii imesaidia?',
  'help.vote.yes': 'Ndiyo',
  'help.vote.no': 'Hapana',
  'help.vote.thanks': 'Asante kwa kutuambia',
  'help.vote.more': 'Bado unahitaji msaada?',
  'help.list': 'Mada zote',
  'help.gone': 'Makala hii haipatikani tena',
}
