import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Gumawa ng account',
  'registration.lead': 'Username at password lang ang kailangan mo',
  'registration.lead.mobile': 'Mobile number lang ang kailangan mo',
  'registration.referral.locked': 'Mula sa referral link mo',
  'registration.username.free': 'Available ang username na ito',
  'registration.username.taken': 'May gumagamit na ng username na ito. Pakipili ng iba.',
  'registration.terms': '{age} taong gulang pataas na ako at tinatanggap ko ang terms at rules',
  'registration.terms.read': 'Basahin ang terms at rules',
  'registration.terms.required': 'Kumpirmahin ang edad mo at tanggapin ang terms para magpatuloy',
  'registration.terms.changed': 'Nagbago ang terms. Basahin at tanggapin ang mga ito para magpatuloy.',
  'registration.submit': 'Gumawa ng account',
  'registration.known': 'May account ka na?',
  'registration.login': 'Mag-log in',
  'registration.closed': 'Sarado muna ang sign-up',
  'registration.closed.body': 'Kung may account ka na, puwede ka pa ring mag-log in',
  'registration.script': 'I-on ang JavaScript sa browser mo para makagawa ng account',
  'registration.referral.unknown': 'Hindi namin kilala ang referral code na ito',
}
