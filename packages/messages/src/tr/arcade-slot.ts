import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Gece Pazarı',
  'slot.how':
    'Beş makara rastgele durur. Bahis tutarınız çizgilerinize eşit bölünür. En soldaki makaradan başlayarak yan yana gelen üç veya daha fazla aynı sembol kazandırır. Fener jokerdir: kâse dışındaki her sembolün yerine geçer. Üç veya daha fazla kâse her konumda kazandırır. Bir dönüşün tüm ödemeleri toplanır.',
  'slot.lines': 'Çizgiler',
  'slot.lines.count': '{count, plural, one {# çizgi} other {# çizgi}}',
  'slot.lines.each': 'Çizgi başına {amount}',
  'slot.hint': 'Soldan 3 aynı sembol',
  'slot.wins': '{count, plural, one {# ödeme} other {# ödeme}}: {amount}',
  'slot.win.line': 'Çizgi {number}: {count} × {symbol}, ödeme {factor}',
  'slot.win.anywhere': '{count} × {symbol}, ödeme {factor}',
  'slot.row': 'Sıra {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Ay} koi {Koi balığı} fan {Yelpaze} tea {Çay} bao {Bao çöreği} skewer {Şiş} chili {Acı biber} lantern {Fener} bowl {Kâse} other {Sembol}}',
  'slot.paytable.symbol': 'Sembol',
  'slot.paytable.note': 'Toplam bahsinizin katları, {count, plural, one {# çizgiyle} other {# çizgiyle}}',
  'slot.paytable.wild': 'Joker: 2, 3 ve 4. makaralarda kâse dışındaki her sembolün yerine geçer',
  'slot.paytable.anywhere': 'Scatter: her konumda kazandırır',
  'slot.paytable.lines': 'Çizgileriniz',
  'slot.paytable.line': 'Çizgi {number}: sıralar {rows}',
  'slot.paytable.longest': 'Bir çizgi, soldan en uzun dizisi için bir kez öder.',
}
