import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dadu',
  'dice.how':
    'Namba kati ya 0.00 na 99.99 hutolewa kwa nasibu. Chagua lengo na uamue kama namba iwe juu au chini ya lengo hilo. Kadiri uwezekano wako unavyokuwa mdogo, ndivyo malipo yanavyokuwa makubwa.',
  'dice.prize': 'Matokeo',
  'dice.prize.row': '{id, select, win {Namba iliyoshinda} other {{id}}}',
  'dice.target': 'Lengo',
  'dice.over': 'Juu ya',
  'dice.under': 'Chini ya',
  'dice.swap': 'Badili kati ya juu na chini',
  'dice.factor': 'Kizidishi',
  'dice.chance': 'Uwezekano wa kushinda %',
  'dice.chance.invalid': 'Andika uwezekano kati ya 0.01 na 98',
}
