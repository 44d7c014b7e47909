import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'నైట్ మార్కెట్',
  'slot.how':
    'ఐదు రీల్స్ రాండమ్‌గా ఆగుతాయి. మీ బెట్ అమౌంట్ మీ లైన్లకు సమానంగా పంచబడుతుంది. ఎడమ రీల్ నుంచి లెక్కిస్తే వరుసగా మూడు లేదా అంతకంటే ఎక్కువ ఒకే సింబల్స్ వస్తే చెల్లింపు ఉంటుంది. లాంతరు వైల్డ్: గిన్నె తప్ప ఏ సింబల్ స్థానంలోనైనా అది పని చేస్తుంది. మూడు లేదా అంతకంటే ఎక్కువ గిన్నెలు ఏ స్థానంలో ఉన్నా చెల్లింపు ఉంటుంది. ఒక స్పిన్‌లోని పేఅవుట్‌లన్నీ కలుపుతాం.',
  'slot.lines': 'లైన్లు',
  'slot.lines.count': '{count, plural, one {# లైన్} other {# లైన్లు}}',
  'slot.lines.each': 'ఒక్కో లైన్‌కు {amount}',
  'slot.hint': 'ఎడమ నుంచి 3 సరిపోలాలి',
  'slot.wins': '{count, plural, one {# పేఅవుట్} other {# పేఅవుట్‌లు}}: {amount}',
  'slot.win.line': 'లైన్ {number}: {count} × {symbol}, చెల్లింపు {factor}',
  'slot.win.anywhere': '{count} × {symbol}, చెల్లింపు {factor}',
  'slot.row': 'వరుస {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {చంద్రుడు} koi {కోయి చేప} fan {విసనకర్ర} tea {టీ} bao {బావో} skewer {కబాబ్} chili {మిర్చి} lantern {లాంతరు} bowl {గిన్నె} other {సింబల్}}',
  'slot.paytable.symbol': 'సింబల్',
  'slot.paytable.note': '{count, plural, one {# లైన్} other {# లైన్లు}} ఉన్నప్పుడు మీ మొత్తం బెట్ అమౌంట్‌కు రెట్లు',
  'slot.paytable.wild': 'వైల్డ్: 2, 3, 4 రీల్స్‌పై గిన్నె తప్ప ఏ సింబల్ స్థానంలోనైనా పని చేస్తుంది',
  'slot.paytable.anywhere': 'స్కాటర్: ఏ స్థానంలో ఉన్నా చెల్లింపు ఉంటుంది',
  'slot.paytable.lines': 'మీ లైన్లు',
  'slot.paytable.line': 'లైన్ {number}: వరుసలు {rows}',
  'slot.paytable.longest': 'ప్రతి లైన్‌కు ఎడమ నుంచి అతి పొడవైన వరుసకు ఒక్కసారే చెల్లింపు ఉంటుంది.',
}
