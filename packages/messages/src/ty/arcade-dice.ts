import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dice',
  'dice.how':
    'Isang numero mula 0.00 hanggang 99.99 ang iro-roll. Pumili ng target at kung dapat mas mataas o mas mababa rito ang roll. Kapag mas maliit ang tsansa mo, mas mataas ang payout.',
  'dice.prize': 'Resulta',
  'dice.prize.row': '{id, select, win {Nanalong roll} other {{id}}}',
  'dice.target': 'Target',
  'dice.over': 'Mas mataas',
  'dice.under': 'Mas mababa',
  'dice.swap': 'Lumipat sa mas mataas o mas mababa',
  'dice.factor': 'Multiplier',
  'dice.chance': 'Tsansang manalo %',
  'dice.chance.invalid': 'Mag-enter ng tsansa mula 0.01 hanggang 98',
}
