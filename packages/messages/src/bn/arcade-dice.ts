import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'ডাইস',
  'dice.how':
    '0.00 থেকে 99.99 পর্যন্ত একটি সংখ্যা ওঠে। একটি টার্গেট দিন এবং সংখ্যাটি তার বেশি না কম হবে তা বেছে নিন। আপনার সম্ভাবনা যত কম, পেআউট তত বেশি।',
  'dice.prize': 'ফলাফল',
  'dice.prize.row': '{id, select, win {বিজয়ী সংখ্যা} other {{id}}}',
  'dice.target': 'টার্গেট',
  'dice.over': 'বেশি হবে',
  'dice.under': 'কম হবে',
  'dice.swap': 'বেশি ও কমের মধ্যে বদলান',
  'dice.factor': 'মাল্টিপ্লায়ার',
  'dice.chance': 'জেতার সম্ভাবনা %',
  'dice.chance.invalid': '0.01 থেকে 98 পর্যন্ত সম্ভাবনা লিখুন',
}
