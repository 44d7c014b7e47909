import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Night Market',
  'slot.how':
    'Random na humihinto ang limang reel. Pantay na hinahati ang taya mo sa mga line mo. May bayad ang tatlo o higit pang magkaparehong simbolo na magkakasunod, bilang mula sa kaliwang reel. Wild ang lantern: pumapalit ito sa anumang simbolo maliban sa mangkok. May bayad ang tatlo o higit pang mangkok sa kahit anong posisyon. Pinagsasama-sama ang lahat ng payout ng isang spin.',
  'slot.lines': 'Mga line',
  'slot.lines.count': '{count, plural, one {# line} other {# na line}}',
  'slot.lines.each': '{amount} bawat line',
  'slot.hint': 'Pagtugmain ang 3 mula kaliwa',
  'slot.wins': '{count, plural, one {# payout} other {# na payout}}: {amount}',
  'slot.win.line': 'Line {number}: {count} × {symbol}, bayad na {factor}',
  'slot.win.anywhere': '{count} × {symbol}, bayad na {factor}',
  'slot.row': 'Row {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Buwan} koi {Koi} fan {Pamaypay} tea {Tsaa} bao {Siopao} skewer {Barbecue} chili {Sili} lantern {Lantern} bowl {Mangkok} other {Simbolo}}',
  'slot.paytable.symbol': 'Simbolo',
  'slot.paytable.note': 'Multiple ng kabuuang taya mo sa {count, plural, one {# line} other {# na line}}',
  'slot.paytable.wild': 'Wild: pumapalit sa anumang simbolo maliban sa mangkok, sa reel 2, 3 at 4',
  'slot.paytable.anywhere': 'Scatter: may bayad sa kahit anong posisyon',
  'slot.paytable.lines': 'Mga line mo',
  'slot.paytable.line': 'Line {number}: mga row {rows}',
  'slot.paytable.longest': 'Isang beses nagbabayad ang line, para sa pinakamahabang sunod-sunod nito mula kaliwa.',
}
