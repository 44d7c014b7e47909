/** Texts of the arcade's game Night Market. */
export const slot = {
  'slot.name': 'Night Market',
  'slot.how':
    'Five reels stop at random. Your stake is split equally across your lines. Three or more equal symbols on a line, counted from the left reel, pay. A lantern stands for any symbol except the bowl. Three or more bowls pay wherever they stop. All payouts of a spin are added up.',
  'slot.lines': 'Lines',
  'slot.lines.count': '{count, plural, one {# line} other {# lines}}',
  'slot.lines.each': '{amount} a line',
  'slot.hint': 'Three or more in a row from the left pay',
  'slot.wins': '{count, plural, one {# payout} other {# payouts}}',
  'slot.win.line': 'Line {number}: {count} × {symbol} pays {factor}',
  'slot.win.anywhere': '{count} × {symbol} pays {factor}',
  'slot.row': 'Row {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Moon} koi {Koi} fan {Fan} tea {Tea} bao {Bao} skewer {Skewer} chili {Chili} lantern {Lantern} bowl {Bowl} other {Symbol}}',
  'slot.paytable.symbol': 'Symbol',
  'slot.paytable.note': 'Multiples of your whole stake at {count, plural, one {# line} other {# lines}}',
  'slot.paytable.wild': 'Stands for any symbol except the bowl; on reels 2, 3 and 4',
  'slot.paytable.anywhere': 'Pays anywhere, whatever the lines',
  'slot.paytable.lines': 'Your lines',
  'slot.paytable.line': 'Line {number}: rows {rows}',
  'slot.paytable.longest': 'A line pays once, for its longest run from the left.',
} as const
