import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'ຕອນນີ້ຍັງບໍ່ມີໂປຣໂມຊັ່ນ',
  'promotion.activity.all': 'ໂປຣໂມຊັ່ນທັງໝົດ',
  'promotion.activity.gone': 'ໂປຣໂມຊັ່ນນີ້ສິ້ນສຸດແລ້ວ',
  'promotion.activity.gone.body': 'ເບິ່ງລາຍການທີ່ມີຢູ່ຕອນນີ້',
  'promotion.activity.more': 'ອ່ານເພີ່ມ',
  'promotion.reward.title': 'ຍັງບໍ່ມີຂອງລາງວັນ',
  'promotion.reward.body': 'ຂອງລາງວັນຂອງທ່ານຈະສະແດງຢູ່ບ່ອນນີ້',
  'promotion.reward.offers': 'ເບິ່ງໂປຣໂມຊັ່ນ',
  'promotion.invite.title': 'ໂຄງການຊວນໝູ່ຍັງບໍ່ເປີດ',
  'promotion.invite.body': 'ເມື່ອ {merchant} ເປີດແລ້ວ ລິ້ງແນະນຳ ໝູ່ທີ່ຊວນມາ ແລະ ລາຍໄດ້ຂອງທ່ານຈະສະແດງຢູ່ບ່ອນນີ້',
  'promotion.invite.code': 'ມີລະຫັດແນະນຳບໍ?',
  'promotion.invite.code.body': 'ປ້ອນຕອນລົງທະບຽນ ເພີ່ມພາຍຫຼັງບໍ່ໄດ້',
  'promotion.invite.register': 'ລົງທະບຽນ',
}
