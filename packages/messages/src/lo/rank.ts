import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'ຍັງບໍ່ມີລະດັບ',
  'rank.next': 'ເດີມພັນອີກ {amount} ເພື່ອໄປຮອດ{level}',
  'rank.top': 'ທ່ານຢູ່ລະດັບສູງສຸດແລ້ວ',
  'rank.levels': 'ທຸກລະດັບ',
  'rank.from': 'ຍອດເດີມພັນຕັ້ງແຕ່ {amount}',
  'rank.withdrawals': 'ຖອນໄດ້ເຖິງ {amount} ໃນ 24 ຊົ່ວໂມງ',
  'rank.explain': 'ການເດີມພັນດ້ວຍເງິນຈິງທີ່ສະຫຼຸບຜົນແລ້ວຈະນັບທັງໝົດ. ລະດັບທີ່ໄດ້ແລ້ວຈະບໍ່ຫຼຸດລົງ.',
}
