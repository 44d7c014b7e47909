import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Uma bola cai por filas de pinos e, em cada um, vai para a esquerda ou para a direita com a mesma probabilidade. A casa em que cai decide o pagamento. Mais filas e maior risco significam pagamentos maiores nas pontas.',
  'plinko.prize': 'Casa',
  'plinko.prize.row': 'N.º {id}',
  'plinko.risk': 'Risco',
  'plinko.risk.low': 'Baixo',
  'plinko.risk.medium': 'Médio',
  'plinko.risk.high': 'Alto',
  'plinko.rows': 'Filas',
  'plinko.rows.count': '{count, plural, one {# fila} many {# de filas} other {# filas}}',
}
