import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Уровня пока нет',
  'rank.next': 'Ещё {amount} ставок до цели: {level}',
  'rank.top': 'Вы достигли высшего уровня',
  'rank.levels': 'Все уровни',
  'rank.from': 'Ставки от {amount}',
  'rank.withdrawals': 'Вывод до {amount} за 24 часа',
  'rank.explain': 'Учитывается каждая рассчитанная ставка на реальные деньги. Достигнутый уровень остаётся за вами.',
}
