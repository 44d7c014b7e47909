import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dados',
  'dice.how':
    'É gerado um número de 0,00 a 99,99. Escolha um alvo e se o número deve ficar acima ou abaixo dele. Quanto menor a probabilidade, maior o pagamento.',
  'dice.prize': 'Resultado',
  'dice.prize.row': '{id, select, win {Número vencedor} other {{id}}}',
  'dice.target': 'Alvo',
  'dice.over': 'Acima de',
  'dice.under': 'Abaixo de',
  'dice.swap': 'Alternar entre acima e abaixo',
  'dice.factor': 'Multiplicador',
  'dice.chance': 'Probabilidade %',
  'dice.chance.invalid': 'Introduza uma probabilidade de 0,01 a 98',
}
