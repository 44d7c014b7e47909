import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'आफ्नो खाता खोल्नुहोस्',
  'registration.lead': 'प्रयोगकर्ता नाम र पासवर्ड भए पुग्छ',
  'registration.lead.mobile': 'मोबाइल नम्बर भए पुग्छ',
  'registration.referral.locked': 'तपाईंको रेफरल लिंकबाट',
  'registration.username.free': 'यो प्रयोगकर्ता नाम उपलब्ध छ',
  'registration.username.taken': 'यो प्रयोगकर्ता नाम अरूले लिइसकेका छन्। कृपया अर्को छान्नुहोस्।',
  'registration.terms': 'मेरो उमेर {age} वर्ष वा सोभन्दा बढी छ र म सर्त तथा नियम स्वीकार गर्छु',
  'registration.terms.read': 'सर्त र नियम पढ्नुहोस्',
  'registration.terms.required': 'जारी राख्न आफ्नो उमेर पुष्टि गर्नुहोस् र सर्त स्वीकार गर्नुहोस्',
  'registration.terms.changed': 'सर्तहरू परिवर्तन भएका छन्। जारी राख्न पढेर स्वीकार गर्नुहोस्।',
  'registration.submit': 'खाता खोल्नुहोस्',
  'registration.known': 'पहिल्यै खाता छ?',
  'registration.login': 'लग इन गर्नुहोस्',
  'registration.closed': 'अहिले नयाँ खाता खोल्न मिल्दैन',
  'registration.closed.body': 'तपाईंको खाता छ भने अझै लग इन गर्न सक्नुहुन्छ',
  'registration.script': 'खाता खोल्न ब्राउजरमा JavaScript अन गर्नुहोस्',
  'registration.referral.unknown': 'यो रेफरल कोड भेटिएन',
}
