import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'ພລິງໂກ',
  'plinko.how':
    'ລູກບານຕົກຜ່ານແຖວໝຸດ ແລະ ໄປທາງຊ້າຍ ຫຼື ຂວາດ້ວຍໂອກາດເທົ່າກັນ ຊ່ອງທີ່ລູກບານຕົກລົງເປັນຕົວກຳນົດເງິນທີ່ຈ່າຍ ຍິ່ງມີຫຼາຍແຖວ ແລະ ຄວາມສ່ຽງສູງ ຊ່ອງທາງຂ້າງຍິ່ງຈ່າຍສູງ',
  'plinko.prize': 'ຊ່ອງ',
  'plinko.prize.row': 'ທີ {id}',
  'plinko.risk': 'ຄວາມສ່ຽງ',
  'plinko.risk.low': 'ຕ່ຳ',
  'plinko.risk.medium': 'ປານກາງ',
  'plinko.risk.high': 'ສູງ',
  'plinko.rows': 'ແຖວ',
  'plinko.rows.count': '{count, plural, other {# ແຖວ}}',
}
