/** Texts of the arcade's game Dice. */
export const dice = {
  'dice.name': 'Dice',
  'dice.how':
    'A number from 0.00 to 99.99 is rolled. Choose a target and whether the roll must be over or under it. The smaller your chance, the higher the payout.',
  'dice.prize': 'Result',
  'dice.prize.row': '{id, select, win {Winning roll} other {{id}}}',
  'dice.target': 'Target',
  'dice.over': 'Roll over',
  'dice.under': 'Roll under',
  'dice.swap': 'Switch between over and under',
  'dice.factor': 'Multiplier',
  'dice.chance': 'Win chance %',
  'dice.chance.invalid': 'Enter a chance from 0.01 to 98',
} as const
