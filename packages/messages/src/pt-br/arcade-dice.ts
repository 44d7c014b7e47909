import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dados',
  'dice.how':
    'Um número de 0,00 a 99,99 é sorteado. Escolha um alvo e se o número deve ficar acima ou abaixo dele. Quanto menor a chance, maior o pagamento.',
  'dice.prize': 'Resultado',
  'dice.prize.row': '{id, select, win {Número vencedor} other {{id}}}',
  'dice.target': 'Alvo',
  'dice.over': 'Acima de',
  'dice.under': 'Abaixo de',
  'dice.swap': 'Alternar entre acima e abaixo',
  'dice.factor': 'Multiplicador',
  'dice.chance': 'Chance de ganho %',
  'dice.chance.invalid': 'Digite uma chance de 0,01 a 98',
}
