import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'डाइस',
  'dice.how':
    '0.00 देखि 99.99 सम्मको एउटा नम्बर आउँछ। लक्ष्य छान्नुहोस् र नम्बर त्यसभन्दा माथि आउनुपर्ने कि तल, छान्नुहोस्। सम्भावना जति कम, पाइने रकम उति बढी।',
  'dice.prize': 'नतिजा',
  'dice.prize.row': '{id, select, win {जित्ने नम्बर} other {{id}}}',
  'dice.target': 'लक्ष्य',
  'dice.over': 'यसभन्दा माथि',
  'dice.under': 'यसभन्दा तल',
  'dice.swap': 'माथि वा तल बदल्नुहोस्',
  'dice.factor': 'गुणक',
  'dice.chance': 'जित्ने सम्भावना %',
  'dice.chance.invalid': '0.01 देखि 98 सम्मको सम्भावना हाल्नुहोस्',
}
