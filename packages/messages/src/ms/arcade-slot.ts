import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Pasar Malam',
  'slot.how':
    'Lima gelendong berhenti secara rawak. Taruhan anda dibahagi sama rata kepada semua garis anda. Tiga atau lebih simbol sepadan berturutan dibayar, dikira dari gelendong kiri. Tanglung ialah wild: ia menggantikan mana-mana simbol kecuali mangkuk. Tiga atau lebih mangkuk dibayar di mana-mana posisi. Semua bayaran dalam satu putaran dijumlahkan.',
  'slot.lines': 'Garis',
  'slot.lines.count': '{count, plural, other {# garis}}',
  'slot.lines.each': '{amount} setiap garis',
  'slot.hint': 'Padankan 3 dari kiri',
  'slot.wins': '{count, plural, other {# bayaran}}: {amount}',
  'slot.win.line': 'Garis {number}: {count} × {symbol} membayar {factor}',
  'slot.win.anywhere': '{count} × {symbol} membayar {factor}',
  'slot.row': 'Baris {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Bulan} koi {Koi} fan {Kipas} tea {Teh} bao {Pau} skewer {Satay} chili {Cili} lantern {Tanglung} bowl {Mangkuk} other {Simbol}}',
  'slot.paytable.symbol': 'Simbol',
  'slot.paytable.note': 'Gandaan jumlah taruhan anda dengan {count, plural, other {# garis}}',
  'slot.paytable.wild': 'Wild: menggantikan mana-mana simbol kecuali mangkuk, pada gelendong 2, 3 dan 4',
  'slot.paytable.anywhere': 'Scatter: dibayar di mana-mana posisi',
  'slot.paytable.lines': 'Garis anda',
  'slot.paytable.line': 'Garis {number}: baris {rows}',
  'slot.paytable.longest': 'Setiap garis dibayar sekali, untuk turutan terpanjang dari kiri.',
}
