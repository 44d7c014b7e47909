import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Дайс',
  'dice.how':
    'Выпадает число от 0,00 до 99,99. Выберите порог и то, должно ли число быть больше или меньше него. Чем меньше шанс, тем выше выплата.',
  'dice.prize': 'Результат',
  'dice.prize.row': '{id, select, win {Выигрышное число} other {{id}}}',
  'dice.target': 'Порог',
  'dice.over': 'Больше',
  'dice.under': 'Меньше',
  'dice.swap': 'Переключить «Больше» и «Меньше»',
  'dice.factor': 'Множитель',
  'dice.chance': 'Шанс, %',
  'dice.chance.invalid': 'Введите шанс от 0,01 до 98',
}
