import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Hindi gumana ang pag-sign in. Subukan ulit o mag-log in sa ibang paraan.',
  'firebase.cancelled': 'Naisara ang sign-in window bago ka natapos',
  'firebase.blocked':
    'Na-block ng browser mo ang sign-in window. Payagan ang mga pop-up para sa site na ito at subukan ulit.',
  'firebase.network': 'Hindi maabot ang sign-in service. Tingnan ang connection mo at subukan ulit.',
  'firebase.limit': 'Masyadong maraming subok. Maghintay ng ilang minuto at subukan ulit.',
  'firebase.disabled': 'Na-disable ang account na ito. Mag-log in sa ibang paraan.',
  'firebase.existing': 'Nakapag-sign in ka na dati sa ibang paraan gamit ang email na ito. Iyon ang gamitin mo.',
  'firebase.storage':
    'Bina-block ng browser mo ang kailangan para sa sign-in. Payagan ang cookies para sa site na ito o gumamit ng ibang browser.',
  'firebase.browser': 'Hindi gumagana sa browser na ito ang ganitong pag-sign in',
  'firebase.expired': 'Nag-expire na ang sign-in. Pakiulit mula sa simula.',
  'firebase.code': 'Code: {code}',
  'firebase.reason': 'Dahilan: {reason}',
  'firebase.blocked.title': 'Na-block ang pop-up',
  'firebase.blocked.retry': 'Buksan ang window',
  'firebase.elsewhere.title': 'Buksan sa browser mo',
  'firebase.elsewhere.text':
    'Hindi pinapayagan ng {name} ang pag-sign in sa loob ng app na ito. I-copy ang address ng page na ito at buksan sa browser mo, o mag-log in sa ibang paraan.',
  'firebase.elsewhere.copy': 'I-copy ang address',
  not_support_incognito: 'Hindi available sa private window',
}
