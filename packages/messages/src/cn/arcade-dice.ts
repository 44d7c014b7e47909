import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': '骰子',
  'dice.how': '系统掷出 0.00 至 99.99 之间的数字。请选择目标值，以及结果须高于还是低于目标。概率越小，赔付越高。',
  'dice.prize': '结果',
  'dice.prize.row': '{id, select, win {中奖数字} other {{id}}}',
  'dice.target': '目标值',
  'dice.over': '高于',
  'dice.under': '低于',
  'dice.swap': '切换高于或低于',
  'dice.factor': '倍数',
  'dice.chance': '中奖概率 %',
  'dice.chance.invalid': '请输入 0.01 至 98 之间的概率',
}
