import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'ຕະຫຼາດກາງຄືນ',
  'slot.how':
    'ວົງລໍ້ຫ້າວົງຢຸດແບບສຸ່ມ ເງິນເດີມພັນແບ່ງເທົ່າກັນໃນທຸກເສັ້ນ ສັນຍາລັກດຽວກັນສາມອັນຂຶ້ນໄປຕິດຕໍ່ກັນຈາກວົງລໍ້ຊ້າຍສຸດໄດ້ເງິນ ໂຄມໄຟເປັນສັນຍາລັກແທນ: ໃຊ້ແທນສັນຍາລັກໃດກໍໄດ້ ຍົກເວັ້ນຖ້ວຍ ຖ້ວຍສາມໜ່ວຍຂຶ້ນໄປໄດ້ເງິນໃນທຸກຕຳແໜ່ງ ເງິນທັງໝົດຂອງການໝຸນໜຶ່ງຄັ້ງຈະລວມກັນ',
  'slot.lines': 'ເສັ້ນ',
  'slot.lines.count': '{count, plural, other {# ເສັ້ນ}}',
  'slot.lines.each': '{amount} ຕໍ່ເສັ້ນ',
  'slot.hint': 'ໃຫ້ຄືກັນ 3 ອັນຈາກຊ້າຍ',
  'slot.wins': '{count, plural, other {ຈ່າຍ # ລາຍການ}}: {amount}',
  'slot.win.line': 'ເສັ້ນ {number}: {count} × {symbol} ຈ່າຍ {factor}',
  'slot.win.anywhere': '{count} × {symbol} ຈ່າຍ {factor}',
  'slot.row': 'ແຖວ {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {ດວງເດືອນ} koi {ປາຄາບ} fan {ວີ} tea {ນ້ຳຊາ} bao {ຊາລາເປົາ} skewer {ປີ້ງ} chili {ໝາກເຜັດ} lantern {ໂຄມໄຟ} bowl {ຖ້ວຍ} other {ສັນຍາລັກ}}',
  'slot.paytable.symbol': 'ສັນຍາລັກ',
  'slot.paytable.note': 'ຈຳນວນເທົ່າຂອງເງິນເດີມພັນທັງໝົດ ເມື່ອມີ {count, plural, other {# ເສັ້ນ}}',
  'slot.paytable.wild': 'ສັນຍາລັກແທນ: ໃຊ້ແທນສັນຍາລັກໃດກໍໄດ້ຍົກເວັ້ນຖ້ວຍ ຢູ່ວົງລໍ້ 2, 3 ແລະ 4',
  'slot.paytable.anywhere': 'ສະແກັດເຕີ: ຈ່າຍໃນທຸກຕຳແໜ່ງ',
  'slot.paytable.lines': 'ເສັ້ນຂອງທ່ານ',
  'slot.paytable.line': 'ເສັ້ນ {number}: ແຖວ {rows}',
  'slot.paytable.longest': 'ແຕ່ລະເສັ້ນຈ່າຍຄັ້ງດຽວ ຕາມແຖວຕິດຕໍ່ທີ່ຍາວສຸດຈາກຊ້າຍ',
}
