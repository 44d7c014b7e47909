import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'प्लिन्को',
  'plinko.how':
    'बल पिनका पंक्ति हुँदै तल झर्छ र हरेक पिनमा बायाँ वा दायाँ जाने सम्भावना बराबर हुन्छ। बल झरेको बाकसले पाइने रकम तय गर्छ। पंक्ति र जोखिम जति बढी, किनाराका बाकसमा पाइने रकम उति ठूलो।',
  'plinko.prize': 'बाकस',
  'plinko.prize.row': 'नम्बर {id}',
  'plinko.risk': 'जोखिम',
  'plinko.risk.low': 'कम',
  'plinko.risk.medium': 'मध्यम',
  'plinko.risk.high': 'उच्च',
  'plinko.rows': 'पंक्ति',
  'plinko.rows.count': '{count, plural, one {# पंक्ति} other {# पंक्ति}}',
}
