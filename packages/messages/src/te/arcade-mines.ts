import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'మైన్స్',
  'mines.how':
    '25 టైల్స్‌లో ఎన్ని మైన్‌లు దాగి ఉండాలో ఎంచుకోండి. దొరికిన ప్రతి జెమ్ మల్టిప్లయర్‌ను పెంచుతుంది. మీకు నచ్చినప్పుడు క్యాష్ అవుట్ చేయండి: మైన్ తగిలితే గెలుపు లేకుండా బెట్ ముగుస్తుంది. ఓపెన్‌గా వదిలిన బెట్‌ను 24 గంటల తర్వాత దాని ప్రస్తుత మల్టిప్లయర్‌తో చెల్లిస్తాం; ఒక్క జెమ్ కూడా లేకపోతే బెట్ అమౌంట్ తిరిగి వస్తుంది.',
  'mines.prize': 'దొరికిన జెమ్‌లు',
  'mines.prize.row': '{id}',
  'mines.next': 'తర్వాతి జెమ్',
  'mines.start': 'బెట్ వేసి, ఆ తర్వాత టైల్స్ ఎంచుకోండి',
  'mines.wait': 'మీ బెట్ నమోదవుతోంది…',
  'mines.tile': 'టైల్ {number}{kind, select, gem {, జెమ్} hit {, మీకు తగిలిన మైన్} mine {, మైన్} missed {, ఎంచుకోని జెమ్} other {}}',
  'mines.spoken': 'జెమ్ {count}. ఇప్పుడు క్యాష్ అవుట్ చేస్తే {amount}.',
  'mines.count': 'మైన్‌లు',
  'mines.gems': '{count, plural, one {# జెమ్} other {# జెమ్‌లు}}',
  'mines.fewer': 'తక్కువ మైన్‌లు',
  'mines.more': 'ఎక్కువ మైన్‌లు',
  'mines.choice': '{count, plural, one {# మైన్} other {# మైన్‌లు}}',
}
