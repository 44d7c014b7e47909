import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'ڈائس',
  'dice.how':
    '0.00 سے 99.99 تک ایک عدد نکلتا ہے۔ ہدف چنیں اور یہ کہ عدد اس سے اوپر ہو یا نیچے۔ امکان جتنا کم، ادائیگی اتنی زیادہ۔',
  'dice.prize': 'نتیجہ',
  'dice.prize.row': '{id, select, win {جیتنے والا عدد} other {{id}}}',
  'dice.target': 'ہدف',
  'dice.over': 'اوپر',
  'dice.under': 'نیچے',
  'dice.swap': 'اوپر اور نیچے کے درمیان بدلیں',
  'dice.factor': 'ضرب',
  'dice.chance': 'جیت کا امکان %',
  'dice.chance.invalid': '0.01 سے 98 تک امکان درج کریں',
}
