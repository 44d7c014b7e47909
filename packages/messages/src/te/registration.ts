import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'మీ ఖాతా తెరవండి',
  'registration.lead': 'యూజర్‌నేమ్, పాస్‌వర్డ్ ఉంటే చాలు',
  'registration.lead.mobile': 'మీ మొబైల్ నంబర్ ఉంటే చాలు',
  'registration.referral.locked': 'మీ రిఫరల్ లింక్ నుంచి',
  'registration.username.free': 'ఈ యూజర్‌నేమ్ అందుబాటులో ఉంది',
  'registration.username.taken': 'ఈ యూజర్‌నేమ్ ఇప్పటికే వాడుకలో ఉంది. దయచేసి మరొకటి ఎంచుకోండి.',
  'registration.terms': 'నాకు {age} ఏళ్లు నిండాయి, నిబంధనలనూ నియమాలనూ అంగీకరిస్తున్నాను',
  'registration.terms.read': 'నిబంధనలు, నియమాలు చదవండి',
  'registration.terms.required': 'కొనసాగడానికి మీ వయసును కన్ఫర్మ్ చేసి, నిబంధనలను అంగీకరించండి',
  'registration.terms.changed': 'నిబంధనలు మారాయి. కొనసాగడానికి వాటిని చదివి అంగీకరించండి.',
  'registration.submit': 'ఖాతా తెరవండి',
  'registration.known': 'ఇప్పటికే ఖాతా ఉందా?',
  'registration.login': 'లాగిన్',
  'registration.closed': 'ప్రస్తుతం సైన్ అప్ అందుబాటులో లేదు',
  'registration.closed.body': 'మీకు ఇప్పటికే ఖాతా ఉంటే, లాగిన్ చేయవచ్చు',
  'registration.script': 'ఖాతా తెరవడానికి మీ బ్రౌజర్‌లో JavaScript ఆన్ చేయండి',
  'registration.referral.unknown': 'ఈ రెఫరల్ కోడ్ దొరకలేదు',
}
