import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Top, sıra sıra çivilerin arasından düşer ve her birinde eşit olasılıkla sola veya sağa gider. Düştüğü bölme ödemeyi belirler. Daha çok sıra ve daha yüksek risk, kenarlarda daha yüksek ödeme demektir.',
  'plinko.prize': 'Bölme',
  'plinko.prize.row': 'No {id}',
  'plinko.risk': 'Risk',
  'plinko.risk.low': 'Düşük',
  'plinko.risk.medium': 'Orta',
  'plinko.risk.high': 'Yüksek',
  'plinko.rows': 'Sıralar',
  'plinko.rows.count': '{count, plural, one {# sıra} other {# sıra}}',
}
