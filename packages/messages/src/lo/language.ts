import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'ຊອກຫາພາສາ',
  'language.none': 'ບໍ່ພົບພາສາທີ່ກົງກັນ',
  'language.failed': 'ປ່ຽນພາສາບໍ່ໄດ້. ກະລຸນາກວດການເຊື່ອມຕໍ່ ແລ້ວລອງໃໝ່.',
}
