import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'डाइस',
  'dice.how':
    '0.00 से 99.99 के बीच एक संख्या निकलती है। टारगेट चुनें और तय करें कि संख्या उससे ऊपर हो या नीचे। संभावना जितनी कम, पेआउट उतना ज़्यादा।',
  'dice.prize': 'नतीजा',
  'dice.prize.row': '{id, select, win {जीतने वाली संख्या} other {{id}}}',
  'dice.target': 'टारगेट',
  'dice.over': 'इससे ऊपर',
  'dice.under': 'इससे नीचे',
  'dice.swap': 'ऊपर और नीचे के बीच बदलें',
  'dice.factor': 'मल्टीप्लायर',
  'dice.chance': 'जीत की संभावना %',
  'dice.chance.invalid': '0.01 से 98 तक की संभावना डालें',
}
