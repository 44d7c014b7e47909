import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Mga sagot sa mga karaniwang tanong',
  'help.contact': 'Walang mahanap na sagot o hindi maka-log in sa account mo? I-contact ang support.',
  'help.deposit.title': 'Paano mag-deposit?',
  'help.deposit.body':
    'Pumunta sa “Deposit”, pumili ng payment method at mag-enter ng halaga. Kumpirmahin ang payment sa page ng payment provider, tapos bumalik dito.\nMa-a-update ang balance mo sa sandaling makumpirma ang payment, kahit isinara mo na ang page. Habang hindi pa, ipinapakita ang deposit bilang pending. Hindi ka kailanman masisingil nang dalawang beses.',
  'help.withdrawal.title': 'Paano mag-withdraw?',
  'help.withdrawal.body':
    'Magdagdag muna ng payout account na nasa sarili mong pangalan, isang beses lang. Tapos pumunta sa “Withdraw” at mag-enter ng halaga. Naka-hold agad ang pera at hindi magagamit sa mga bet.\nMababawas lang ito sa balance mo kapag kinumpirma ng bank ang payout. Kung i-reject ito ng bank, babalik ang buong halaga sa balance mo. Kung hindi sumagot ang bank, mananatiling naka-hold ang pera habang patuloy namin itong tinitingnan.',
  'help.lottery.title': 'Paano gumagana ang lotto?',
  'help.lottery.body':
    'May draw bawat minuto. Nagsasara ang betting 5 segundo bago ito. Naka-hold ang taya mo kapag ipinasok mo ang ticket. Kasali lang ang ticket kung bukas pa noon ang draw, kung hindi, ibabalik ang taya mo.\nIdinadagdag ang panalo sa balance mo pagkatapos mismo ng draw. Tingnan ang “Prizes” sa lotto para sa mga prize at average na balik.',
  'help.fair.title': 'Paano ko malalaman kung patas ang draw?',
  'help.fair.body':
    'Bago magbukas ang betting, naka-lock na ang sikretong seed ng bawat draw at naka-publish ang hash nito. Kapag nagsara ang betting, naka-lock na rin ang listahan ng mga ticket. Pagkatapos ng draw, inilalabas ang seed.\nBuksan ang anumang draw at i-tap ang “I-check ang fairness” para ulitin ang bawat hakbang sa sarili mong browser. Kung may nabago kahit isang digit, hindi papasa ang check.',
  'help.account.title': 'Paano ko mapapanatiling ligtas ang account ko?',
  'help.account.body':
    'Gumamit ng password na hindi mo ginagamit sa iba. Kung posibleng may nakakaalam nito, palitan ito sa “Account ko”. Malo-log out ka sa lahat ng iba mong device.\nHindi kailanman hihingin ng team namin ang password mo.',
  'help.safer.title': 'Paano ko makokontrol ang paglalaro ko?',
  'help.safer.body':
    'Kailangang 18 taong gulang ka pataas para maglaro. Bago magsimula, magpasya kung gaano katagal at magkano ang gagastusin mo, at tumigil kapag naabot mo na ito. Huwag kailanman i-bet ang perang kailangan mo, at huwag habulin ang talo.\nKung hindi na ito masaya, i-contact ang support o ang helpline sa bansa mo. Puwede mong hilinging isara ang account mo anumang oras, sa “Account ko”, “Security”.',
  'help.terms.title': 'Terms at rules sa madaling salita',
  'help.terms.body':
    'Isang account bawat tao. Kailangang 18 taong gulang ka pataas at sariling pera mo ang ipanlalaro. Ibinabayad ang mga withdrawal sa account na nasa sarili mong pangalan.\nNakalista sa mga transaction mo ang bawat taya at panalo. Final ang mga resulta. Kahit kami, hindi namin mababago ang mga ito.',
  'help.legal': 'Buong teksto',
  'help.legal.terms': 'Terms',
  'help.legal.privacy': 'Privacy',
  'help.legal.bonus': 'Bonus rules',
  'help.legal.complaints': 'Mga reklamo',
  'help.legal.version': 'Version {version}',
  'help.legal.absent': 'Hindi available dito ang version na ito',
  'help.legal.current': 'Tingnan ang kasalukuyan',
  'help.legal.short': 'Sa madaling salita',
  'help.about.title': 'Tungkol sa {merchant}',
  'help.about.legalName': 'Kumpanya',
  'help.about.authority': 'Lisensyado ng',
  'help.about.number': 'License number',
  'help.about.registeredAddress': 'Rehistradong address',
  'help.about.email': 'Email',
  'help.about.telephone': 'Telepono',
  'help.about.serviceHours': 'Oras ng support',
  'consent.title': 'Privacy mo',
  'consent.body':
    'Ikaw ang magpapasya kung sino ang makakaalam ng pagbisita mo. Walang makakakuha ng pangalan mo, at puwede kang magbago ng isip dito anumang oras.',
  'consent.ask.all':
    'Puwede ba naming ibahagi ang pagbisita mo sa mga partner para sa analytics at advertising? Hindi nila kailanman makukuha ang pangalan mo.',
  'consent.ask.measurement':
    'Puwede ba naming ibahagi ang pagbisita mo sa mga analytics partner? Nakakatulong ito para mapahusay namin ang site, at hindi nila kailanman makukuha ang pangalan mo.',
  'consent.ask.advertising':
    'Puwede ba naming ibahagi ang pagbisita mo sa mga advertising partner? Hindi nila kailanman makukuha ang pangalan mo.',
  'consent.yes': 'Tanggapin lahat',
  'consent.no': 'Tanggihan lahat',
  'consent.choose': 'Pumili',
  'consent.purpose.measurement': 'Analytics',
  'consent.purpose.advertising': 'Advertising',
  'consent.about.measurement': 'Ipinapakita sa amin kung aling page at campaign ang epektibo. Mga partner: {partners}.',
  'consent.about.advertising':
    'Sinasabi sa mga partner kung ano ang ginagawa mo rito at kung alin sa ads nila ang nagdala sa iyo rito. Mga partner: {partners}.',
  'consent.saved': 'Na-save na',
  'consent.failed': 'Hindi pa na-save. Ipapadala namin ulit.',
  'help.search': 'Maghanap sa help',
  'help.search.none': 'Walang nahanap para sa “{query}”',
  'help.category.payments': 'Mga bayad',
  'help.category.games': 'Mga laro',
  'help.category.promotions': 'Mga promo',
  'help.category.account': 'Account mo',
  'help.category.safer': 'Ligtas na paglalaro',
  'help.category.other': 'Iba pa',
  'help.vote': 'Nakatulong ba ito?',
  'help.vote.yes': 'Oo',
  'help.vote.no': 'Hindi',
  'help.vote.thanks': 'Salamat sa pagsabi',
  'help.vote.more': 'Kailangan pa ng tulong?',
  'help.list': 'Lahat ng paksa',
  'help.gone': 'Wala na ang artikulong ito',
}
