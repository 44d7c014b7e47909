import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'ప్లింకో',
  'plinko.how':
    'బంతి పిన్‌ల వరుసల గుండా పడుతూ, ప్రతి పిన్ వద్ద సమాన అవకాశంతో ఎడమకు లేదా కుడికి వెళ్తుంది. అది పడిన బకెట్ పేఅవుట్‌ను నిర్ణయిస్తుంది. వరుసలు, రిస్క్ పెరిగితే అంచుల వద్ద పేఅవుట్‌లు ఎక్కువగా ఉంటాయి.',
  'plinko.prize': 'బకెట్',
  'plinko.prize.row': 'నంబర్ {id}',
  'plinko.risk': 'రిస్క్',
  'plinko.risk.low': 'తక్కువ',
  'plinko.risk.medium': 'మధ్యస్థం',
  'plinko.risk.high': 'ఎక్కువ',
  'plinko.rows': 'వరుసలు',
  'plinko.rows.count': '{count, plural, one {# వరుస} other {# వరుసలు}}',
}
