import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': '다이스',
  'dice.how':
    '0.00부터 99.99까지의 숫자가 나와요. 목표값을 정하고, 나올 숫자가 목표값보다 높을지 낮을지 선택해 주세요. 확률이 낮을수록 지급액이 커져요.',
  'dice.prize': '결과',
  'dice.prize.row': '{id, select, win {당첨 숫자} other {{id}}}',
  'dice.target': '목표값',
  'dice.over': '높음',
  'dice.under': '낮음',
  'dice.swap': '높음과 낮음 전환',
  'dice.factor': '배율',
  'dice.chance': '당첨 확률 %',
  'dice.chance.invalid': '0.01부터 98까지의 확률을 입력해 주세요',
}
