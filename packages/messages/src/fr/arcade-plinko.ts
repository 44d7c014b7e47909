import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Une bille tombe à travers des rangées de picots. À chaque picot, elle part à gauche ou à droite avec la même probabilité. La case où elle arrive décide du gain. Plus de rangées et un risque plus élevé donnent de plus gros gains sur les bords.',
  'plinko.prize': 'Case',
  'plinko.prize.row': 'N° {id}',
  'plinko.risk': 'Risque',
  'plinko.risk.low': 'Faible',
  'plinko.risk.medium': 'Moyen',
  'plinko.risk.high': 'Élevé',
  'plinko.rows': 'Rangées',
  'plinko.rows.count': '{count, plural, one {# rangée} many {# de rangées} other {# rangées}}',
}
