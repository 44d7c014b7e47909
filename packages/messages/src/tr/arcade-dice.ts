import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Zar',
  'dice.how':
    '0,00 ile 99,99 arasında rastgele bir sayı belirlenir. Bir hedef seçin ve sayının hedefin üstünde mi altında mı olacağına karar verin. Olasılık ne kadar düşükse ödeme o kadar yüksektir.',
  'dice.prize': 'Sonuç',
  'dice.prize.row': '{id, select, win {Kazanan sayı} other {{id}}}',
  'dice.target': 'Hedef',
  'dice.over': 'Üstünde',
  'dice.under': 'Altında',
  'dice.swap': 'Üst ve alt arasında geçiş yap',
  'dice.factor': 'Çarpan',
  'dice.chance': 'Kazanma olasılığı %',
  'dice.chance.invalid': '0,01 ile 98 arasında bir olasılık girin',
}
