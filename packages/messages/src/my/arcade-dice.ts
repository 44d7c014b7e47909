import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'အန်စာ',
  'dice.how':
    '0.00 မှ 99.99 အထိ ဂဏန်းတစ်ခု ကျပါသည်။ ပန်းတိုင်ဂဏန်းကို ရွေးပြီး ကျသောဂဏန်းသည် ၎င်း၏ အထက် သို့မဟုတ် အောက် ဖြစ်ရမည်ကို ရွေးပါ။ နိုင်ခြေ နည်းလေ လျော်ငွေ များလေ ဖြစ်ပါသည်။',
  'dice.prize': 'ရလဒ်',
  'dice.prize.row': '{id, select, win {နိုင်သောဂဏန်း} other {{id}}}',
  'dice.target': 'ပန်းတိုင်',
  'dice.over': 'အထက်',
  'dice.under': 'အောက်',
  'dice.swap': 'အထက်နှင့် အောက် ပြောင်းရန်',
  'dice.factor': 'အဆ',
  'dice.chance': 'နိုင်ခြေ %',
  'dice.chance.invalid': '0.01 မှ 98 အထိ နိုင်ခြေကို ထည့်ပါ',
}
