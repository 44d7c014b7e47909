import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Mercado Nocturno',
  'slot.how':
    'Cinco rodillos se detienen al azar. Tu apuesta se reparte por igual entre tus líneas. Pagan tres o más símbolos iguales seguidos, contados desde el rodillo izquierdo. El farol es comodín: sustituye a cualquier símbolo menos el tazón. Tres o más tazones pagan en cualquier posición. Todos los pagos de un giro se suman.',
  'slot.lines': 'Líneas',
  'slot.lines.count': '{count, plural, one {# línea} many {# de líneas} other {# líneas}}',
  'slot.lines.each': '{amount} por línea',
  'slot.hint': 'Junta 3 desde la izquierda',
  'slot.wins': '{count, plural, one {# pago} many {# de pagos} other {# pagos}}: {amount}',
  'slot.win.line': 'Línea {number}: {count} × {symbol} paga {factor}',
  'slot.win.anywhere': '{count} × {symbol} paga {factor}',
  'slot.row': 'Fila {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Luna} koi {Carpa koi} fan {Abanico} tea {Té} bao {Bao} skewer {Brocheta} chili {Chile rojo} lantern {Farol} bowl {Tazón} other {Símbolo}}',
  'slot.paytable.symbol': 'Símbolo',
  'slot.paytable.note':
    'Múltiplos de tu apuesta total con {count, plural, one {# línea} many {# de líneas} other {# líneas}}',
  'slot.paytable.wild': 'Comodín: sustituye a cualquier símbolo menos el tazón, en los rodillos 2, 3 y 4',
  'slot.paytable.anywhere': 'Scatter: paga en cualquier posición',
  'slot.paytable.lines': 'Tus líneas',
  'slot.paytable.line': 'Línea {number}: filas {rows}',
  'slot.paytable.longest': 'Una línea paga una sola vez, por su serie más larga desde la izquierda.',
}
