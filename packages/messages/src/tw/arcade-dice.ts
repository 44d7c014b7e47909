import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': '骰子',
  'dice.how': '擲出 0.00 至 99.99 之間的數字。請選擇目標，以及結果須大於或小於目標。機率越低，派彩越高。',
  'dice.prize': '結果',
  'dice.prize.row': '{id, select, win {獲勝} other {{id}}}',
  'dice.target': '目標',
  'dice.over': '大於',
  'dice.under': '小於',
  'dice.swap': '切換大於或小於',
  'dice.factor': '倍數',
  'dice.chance': '獲勝機率 %',
  'dice.chance.invalid': '請輸入 0.01 至 98 的機率',
}
