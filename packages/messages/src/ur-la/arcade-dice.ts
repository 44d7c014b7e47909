import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dice',
  'dice.how':
    '0.00 se 99.99 tak ek number nikalta hai. Target chunein, aur yeh ke number us se oopar ho ya neeche. Imkaan jitna kam, adaigi utni zyada.',
  'dice.prize': 'Nateeja',
  'dice.prize.row': '{id, select, win {Jeetne wala number} other {{id}}}',
  'dice.target': 'Target number',
  'dice.over': 'Is se oopar',
  'dice.under': 'Is se neeche',
  'dice.swap': 'Oopar aur neeche ke darmiyan badlein',
  'dice.factor': 'Multiplier',
  'dice.chance': 'Jeet ka imkaan %',
  'dice.chance.invalid': '0.01 se 98 tak imkaan darj karein',
}
