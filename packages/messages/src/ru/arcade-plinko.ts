import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Плинко',
  'plinko.how':
    'Шарик падает сквозь ряды штырьков и на каждом с равным шансом уходит влево или вправо. Выплату решает ячейка, в которую он попадёт. Чем больше рядов и выше риск, тем крупнее выплаты по краям.',
  'plinko.prize': 'Ячейка',
  'plinko.prize.row': '№ {id}',
  'plinko.risk': 'Риск',
  'plinko.risk.low': 'Низкий',
  'plinko.risk.medium': 'Средний',
  'plinko.risk.high': 'Высокий',
  'plinko.rows': 'Ряды',
  'plinko.rows.count': '{count, plural, one {# ряд} few {# ряда} many {# рядов} other {# ряда}}',
}
