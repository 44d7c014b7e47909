import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Pasar Malam',
  'slot.how':
    'Lima gulungan berhenti secara acak. Taruhan Anda dibagi rata ke semua garis Anda. Tiga atau lebih simbol yang sama berurutan dibayar, dihitung dari gulungan kiri. Lampion adalah wild: menggantikan simbol apa pun kecuali mangkuk. Tiga mangkuk atau lebih dibayar di posisi mana pun. Semua bayaran dari satu putaran dijumlahkan.',
  'slot.lines': 'Garis',
  'slot.lines.count': '{count, plural, other {# garis}}',
  'slot.lines.each': '{amount} per garis',
  'slot.hint': 'Cocokkan 3 dari kiri',
  'slot.wins': '{count, plural, other {# bayaran}}: {amount}',
  'slot.win.line': 'Garis {number}: {count} × {symbol} membayar {factor}',
  'slot.win.anywhere': '{count} × {symbol} membayar {factor}',
  'slot.row': 'Baris {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Bulan} koi {Koi} fan {Kipas} tea {Teh} bao {Bakpao} skewer {Sate} chili {Cabai} lantern {Lampion} bowl {Mangkuk} other {Simbol}}',
  'slot.paytable.symbol': 'Simbol',
  'slot.paytable.note': 'Kelipatan dari total taruhan Anda dengan {count, plural, other {# garis}}',
  'slot.paytable.wild': 'Wild: menggantikan simbol apa pun kecuali mangkuk, di gulungan 2, 3, dan 4',
  'slot.paytable.anywhere': 'Scatter: dibayar di posisi mana pun',
  'slot.paytable.lines': 'Garis Anda',
  'slot.paytable.line': 'Garis {number}: baris {rows}',
  'slot.paytable.longest': 'Setiap garis dibayar sekali, untuk deretan terpanjang dari kiri.',
}
