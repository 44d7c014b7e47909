import type { dice as english } from '../en/arcade-dice.ts'

/** Texts of the arcade's game Dice. */
export const dice: { readonly [Id in keyof typeof english]: string } = {
  'dice.name': 'ລູກເຕົ໋າ',
  'dice.how': 'ລະບົບຈະອອກເລກຈາກ 0,00 ຫາ 99,99 ເລືອກເລກເປົ້າໝາຍ ແລະ ເລືອກວ່າເລກທີ່ອອກຕ້ອງສູງກວ່າ ຫຼື ຕ່ຳກວ່າ ໂອກາດຍິ່ງໜ້ອຍ ເງິນທີ່ຈ່າຍຍິ່ງສູງ',
  'dice.prize': 'ຜົນ',
  'dice.prize.row': '{id, select, win {ເລກທີ່ຊະນະ} other {{id}}}',
  'dice.target': 'ເປົ້າໝາຍ',
  'dice.over': 'ສູງກວ່າ',
  'dice.under': 'ຕ່ຳກວ່າ',
  'dice.swap': 'ສະຫຼັບສູງກວ່າ ແລະ ຕ່ຳກວ່າ',
  'dice.factor': 'ຕົວຄູນ',
  'dice.chance': 'ໂອກາດຊະນະ %',
  'dice.chance.invalid': 'ປ້ອນໂອກາດຈາກ 0,01 ຫາ 98',
}
