import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Una bola cae entre filas de clavijas y en cada una va a la izquierda o a la derecha con la misma probabilidad. La casilla donde cae decide el pago. Más filas y más riesgo significan pagos mayores en los extremos.',
  'plinko.prize': 'Casilla',
  'plinko.prize.row': 'Nº {id}',
  'plinko.risk': 'Riesgo',
  'plinko.risk.low': 'Bajo',
  'plinko.risk.medium': 'Medio',
  'plinko.risk.high': 'Alto',
  'plinko.rows': 'Filas',
  'plinko.rows.count': '{count, plural, one {# fila} many {# de filas} other {# filas}}',
}
