/** Texts of the arcade's game Night Market. */
export const slot = {
  'slot.name': 'Night Market',
  'slot.how':
    'Five reels stop at random. Your stake is split equally across your lines. Three or more matching symbols in a row pay, counted from the left reel. The lantern is wild: it substitutes for any symbol except the bowl. Three or more bowls pay in any position. All payouts of a spin are added up.',
  'slot.lines': 'Lines',
  'slot.lines.count': '{count, plural, one {# line} other {# lines}}',
  'slot.lines.each': '{amount} per line',
  'slot.hint': 'Match 3 from the left',
  'slot.wins': '{count, plural, one {# payout} other {# payouts}}: {amount}',
  'slot.win.line': 'Line {number}: {count} × {symbol} pays {factor}',
  'slot.win.anywhere': '{count} × {symbol} pays {factor}',
  'slot.row': 'Row {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Moon} koi {Koi} fan {Fan} tea {Tea} bao {Bao} skewer {Skewer} chili {Chili} lantern {Lantern} bowl {Bowl} other {Symbol}}',
  'slot.paytable.symbol': 'Symbol',
  'slot.paytable.note': 'Multiples of your total stake with {count, plural, one {# line} other {# lines}}',
  'slot.paytable.wild': 'Wild: substitutes for any symbol except the bowl, on reels 2, 3 and 4',
  'slot.paytable.anywhere': 'Scatter: pays in any position',
  'slot.paytable.lines': 'Your lines',
  'slot.paytable.line': 'Line {number}: rows {rows}',
  'slot.paytable.longest': 'A line pays once, for its longest run from the left.',
} as const
