import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Soko la Usiku',
  'slot.how':
    'Magurudumu matano husimama kwa nasibu. Dau lako hugawanywa sawa kwenye mistari yako. Alama tatu au zaidi zinazofanana mfululizo hulipa, kuanzia gurudumu la kushoto. Taa ni alama mbadala: huchukua nafasi ya alama yoyote isipokuwa bakuli. Bakuli tatu au zaidi hulipa zikiwa mahali popote. Malipo yote ya mzunguko mmoja hujumlishwa.',
  'slot.lines': 'Mistari',
  'slot.lines.count': '{count, plural, one {mstari #} other {mistari #}}',
  'slot.lines.each': '{amount} kwa kila mstari',
  'slot.hint': 'Pata 3 zinazofanana kutoka kushoto',
  'slot.wins': '{count, plural, one {malipo #} other {malipo #}}: {amount}',
  'slot.win.line': 'Mstari {number}: {count} × {symbol} hulipa {factor}',
  'slot.win.anywhere': '{count} × {symbol} hulipa {factor}',
  'slot.row': 'Safu {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Mwezi} koi {Samaki} fan {Upepeo} tea {Chai} bao {Andazi} skewer {Mshikaki} chili {Pilipili} lantern {Taa} bowl {Bakuli} other {Alama}}',
  'slot.paytable.symbol': 'Alama',
  'slot.paytable.note': 'Vizidishi vya jumla ya dau lako kwa {count, plural, one {mstari #} other {mistari #}}',
  'slot.paytable.wild': 'Mbadala: huchukua nafasi ya alama yoyote isipokuwa bakuli, kwenye magurudumu 2, 3 na 4',
  'slot.paytable.anywhere': 'Popote: hulipa ikiwa mahali popote',
  'slot.paytable.lines': 'Mistari yako',
  'slot.paytable.line': 'Mstari {number}: safu {rows}',
  'slot.paytable.longest': 'Mstari hulipa mara moja, kwa mfululizo wake mrefu zaidi kutoka kushoto.',
}
