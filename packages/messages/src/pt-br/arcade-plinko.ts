import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Uma bola cai por fileiras de pinos e, em cada um, vai para a esquerda ou para a direita com a mesma chance. A casa em que ela cai define o pagamento. Mais fileiras e maior risco significam pagamentos maiores nas pontas.',
  'plinko.prize': 'Casa',
  'plinko.prize.row': 'Nº {id}',
  'plinko.risk': 'Risco',
  'plinko.risk.low': 'Baixo',
  'plinko.risk.medium': 'Médio',
  'plinko.risk.high': 'Alto',
  'plinko.rows': 'Fileiras',
  'plinko.rows.count': '{count, plural, one {# fileira} many {# fileiras} other {# fileiras}}',
}
