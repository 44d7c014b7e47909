import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dadu',
  'dice.how':
    'Satu nombor dari 0.00 hingga 99.99 dijana. Pilih sasaran dan sama ada nombor itu mesti di atas atau di bawahnya. Semakin kecil peluang anda, semakin tinggi bayarannya.',
  'dice.prize': 'Keputusan',
  'dice.prize.row': '{id, select, win {Nombor menang} other {{id}}}',
  'dice.target': 'Sasaran',
  'dice.over': 'Di atas',
  'dice.under': 'Di bawah',
  'dice.swap': 'Tukar antara di atas dan di bawah',
  'dice.factor': 'Pengganda',
  'dice.chance': 'Peluang menang %',
  'dice.chance.invalid': 'Masukkan peluang dari 0.01 hingga 98',
}
