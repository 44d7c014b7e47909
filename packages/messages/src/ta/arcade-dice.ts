import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'டைஸ்',
  'dice.how':
    '0.00 முதல் 99.99 வரையிலான ஓர் எண் வரும். இலக்கைத் தேர்வுசெய்து, எண் அதற்கு மேல் அல்லது கீழ் வர வேண்டுமா எனத் தேர்வுசெய்யவும். வாய்ப்பு குறையக் குறைய, பேஅவுட் கூடும்.',
  'dice.prize': 'முடிவு',
  'dice.prize.row': '{id, select, win {வெல்லும் எண்} other {{id}}}',
  'dice.target': 'இலக்கு',
  'dice.over': 'இதற்கு மேல்',
  'dice.under': 'இதற்குக் கீழ்',
  'dice.swap': 'மேல், கீழ் மாற்று',
  'dice.factor': 'பெருக்கி',
  'dice.chance': 'வெற்றி வாய்ப்பு %',
  'dice.chance.invalid': '0.01 முதல் 98 வரையிலான வாய்ப்பை உள்ளிடவும்',
}
