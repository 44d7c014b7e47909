import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'Dice',
  'dice.how':
    'Sebuah angka dari 0,00 sampai 99,99 diacak. Pilih target dan apakah hasilnya harus di atas atau di bawahnya. Makin kecil peluang Anda, makin besar bayarannya.',
  'dice.prize': 'Hasil',
  'dice.prize.row': '{id, select, win {Angka menang} other {{id}}}',
  'dice.target': 'Target',
  'dice.over': 'Di atas',
  'dice.under': 'Di bawah',
  'dice.swap': 'Ganti antara di atas dan di bawah',
  'dice.factor': 'Pengali',
  'dice.chance': 'Peluang menang %',
  'dice.chance.invalid': 'Masukkan peluang dari 0,01 sampai 98',
}
