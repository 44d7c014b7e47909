import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dados',
  'dice.how':
    'Se saca un número de 0,00 a 99,99. Elige un objetivo y si el resultado debe ser mayor o menor. Cuanto menor sea tu probabilidad, mayor será el pago.',
  'dice.prize': 'Resultado',
  'dice.prize.row': '{id, select, win {Tirada ganadora} other {{id}}}',
  'dice.target': 'Objetivo',
  'dice.over': 'Mayor que',
  'dice.under': 'Menor que',
  'dice.swap': 'Cambiar entre mayor y menor',
  'dice.factor': 'Multiplicador',
  'dice.chance': 'Probabilidad %',
  'dice.chance.invalid': 'Escribe una probabilidad de 0,01 a 98',
}
