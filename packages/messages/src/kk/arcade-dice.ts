import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Дайс',
  'dice.how':
    '0,00 мен 99,99 аралығында сан түседі. Межені және сан одан жоғары не төмен болатынын таңдаңыз. Мүмкіндік неғұрлым аз болса, төлем соғұрлым көп.',
  'dice.prize': 'Нәтиже',
  'dice.prize.row': '{id, select, win {Ұтқан сан} other {{id}}}',
  'dice.target': 'Меже',
  'dice.over': 'Жоғары',
  'dice.under': 'Төмен',
  'dice.swap': 'Жоғары мен төменді ауыстыру',
  'dice.factor': 'Көбейткіш',
  'dice.chance': 'Ұту мүмкіндігі %',
  'dice.chance.invalid': '0,01 мен 98 аралығындағы мүмкіндікті енгізіңіз',
}
