import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'प्लिंको',
  'plinko.how':
    'गेंद पिनों की कतारों से नीचे गिरती है और हर पिन पर बराबर संभावना से बाएं या दाएं जाती है। जिस बकेट में वह गिरे, उसी से पेआउट तय होता है। कतारें और रिस्क जितने ज़्यादा, किनारों पर पेआउट उतने बड़े।',
  'plinko.prize': 'बकेट',
  'plinko.prize.row': 'नंबर {id}',
  'plinko.risk': 'रिस्क',
  'plinko.risk.low': 'कम',
  'plinko.risk.medium': 'मध्यम',
  'plinko.risk.high': 'ज़्यादा',
  'plinko.rows': 'कतारें',
  'plinko.rows.count': '{count, plural, one {# कतार} other {# कतारें}}',
}
