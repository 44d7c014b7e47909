import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'ລະເບີດ',
  'mines.how':
    'ເລືອກວ່າຈະເຊື່ອງລະເບີດຈັກລູກໃນ 25 ຊ່ອງ ເພັດແຕ່ລະເມັດທີ່ພົບຈະເພີ່ມຕົວຄູນ ກົດຮັບເງິນໄດ້ທຸກເວລາ: ຖ້າຖືກລະເບີດ ເດີມພັນຈະຈົບໂດຍບໍ່ຊະນະ ເດີມພັນທີ່ຄ້າງໄວ້ຈະຖືກຈ່າຍຕາມຕົວຄູນປັດຈຸບັນຫຼັງຈາກ 24 ຊົ່ວໂມງ ຖ້າບໍ່ມີເພັດ ເງິນເດີມພັນຈະຖືກສົ່ງຄືນ',
  'mines.prize': 'ເພັດທີ່ພົບ',
  'mines.prize.row': '{id}',
  'mines.next': 'ເພັດຕໍ່ໄປ',
  'mines.start': 'ວາງເດີມພັນ ແລ້ວເລືອກຊ່ອງ',
  'mines.wait': 'ກຳລັງວາງເດີມພັນ…',
  'mines.tile':
    'ຊ່ອງ {number}{kind, select, gem { ເພັດ} hit { ລະເບີດທີ່ທ່ານຖືກ} mine { ລະເບີດ} missed { ເພັດທີ່ບໍ່ໄດ້ເລືອກ} other {}}',
  'mines.spoken': 'ເພັດເມັດທີ {count} ຮັບເງິນຕອນນີ້ໄດ້ {amount}',
  'mines.count': 'ຈຳນວນລະເບີດ',
  'mines.gems': '{count, plural, other {ເພັດ # ເມັດ}}',
  'mines.fewer': 'ຫຼຸດລະເບີດ',
  'mines.more': 'ເພີ່ມລະເບີດ',
  'mines.choice': '{count, plural, other {ລະເບີດ # ລູກ}}',
}
