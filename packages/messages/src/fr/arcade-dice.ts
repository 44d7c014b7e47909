import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dés',
  'dice.how':
    'Un nombre de 0,00 à 99,99 est tiré au hasard. Choisissez une cible et décidez si le nombre doit être au-dessus ou au-dessous. Plus votre chance est faible, plus le gain est élevé.',
  'dice.prize': 'Résultat',
  'dice.prize.row': '{id, select, win {Nombre gagnant} other {{id}}}',
  'dice.target': 'Cible',
  'dice.over': 'Au-dessus de',
  'dice.under': 'Au-dessous de',
  'dice.swap': 'Passer d’au-dessus à au-dessous, ou l’inverse',
  'dice.factor': 'Multiplicateur',
  'dice.chance': 'Chance de gain %',
  'dice.chance.invalid': 'Saisissez une chance de 0,01 à 98',
}
