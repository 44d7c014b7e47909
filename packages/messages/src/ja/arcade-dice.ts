import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'ダイス',
  'dice.how':
    '0.00〜99.99の数字が出ます。目標値を選び、出目がそれより上か下かを選びます。確率が低いほど、配当は高くなります。',
  'dice.prize': '結果',
  'dice.prize.row': '{id, select, win {当たりの出目} other {{id}}}',
  'dice.target': '目標値',
  'dice.over': '目標より上',
  'dice.under': '目標より下',
  'dice.swap': '上と下を切り替え',
  'dice.factor': '倍率',
  'dice.chance': '勝率（%）',
  'dice.chance.invalid': '0.01〜98の確率を入力してください',
}
