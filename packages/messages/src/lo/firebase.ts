import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'ເຂົ້າສູ່ລະບົບບໍ່ສຳເລັດ ລອງໃໝ່ ຫຼື ເຂົ້າສູ່ລະບົບດ້ວຍວິທີອື່ນ',
  'firebase.cancelled': 'ໜ້າຕ່າງເຂົ້າສູ່ລະບົບຖືກປິດກ່ອນສຳເລັດ',
  'firebase.blocked': 'ບຣາວເຊີບລັອກໜ້າຕ່າງເຂົ້າສູ່ລະບົບ ອະນຸຍາດປັອບອັບຂອງເວັບໄຊນີ້ແລ້ວລອງໃໝ່',
  'firebase.network': 'ເຊື່ອມຕໍ່ບໍລິການເຂົ້າສູ່ລະບົບບໍ່ໄດ້ ກວດອິນເຕີເນັດແລ້ວລອງໃໝ່',
  'firebase.limit': 'ລອງຫຼາຍເທື່ອເກີນໄປ ລໍຖ້າສອງສາມນາທີແລ້ວລອງໃໝ່',
  'firebase.disabled': 'ບັນຊີນີ້ຖືກປິດການໃຊ້ງານ ເຂົ້າສູ່ລະບົບດ້ວຍວິທີອື່ນ',
  'firebase.existing': 'ທ່ານເຄີຍເຂົ້າສູ່ລະບົບດ້ວຍອີເມວນີ້ໂດຍວິທີອື່ນ ກະລຸນາໃຊ້ວິທີນັ້ນ',
  'firebase.storage': 'ບຣາວເຊີບລັອກສິ່ງທີ່ຈຳເປັນຕໍ່ການເຂົ້າສູ່ລະບົບ ອະນຸຍາດຄຸກກີ້ຂອງເວັບໄຊນີ້ ຫຼື ໃຊ້ບຣາວເຊີອື່ນ',
  'firebase.browser': 'ບຣາວເຊີນີ້ເຂົ້າສູ່ລະບົບດ້ວຍວິທີນີ້ບໍ່ໄດ້',
  'firebase.expired': 'ການເຂົ້າສູ່ລະບົບໝົດອາຍຸແລ້ວ ກະລຸນາເລີ່ມໃໝ່',
  'firebase.code': 'ລະຫັດ: {code}',
  'firebase.reason': 'ສາເຫດ: {reason}',
  'firebase.blocked.title': 'ປັອບອັບຖືກບລັອກ',
  'firebase.blocked.retry': 'ເປີດໜ້າຕ່າງ',
  'firebase.elsewhere.title': 'ເປີດໃນບຣາວເຊີ',
  'firebase.elsewhere.text': '{name} ບໍ່ອະນຸຍາດໃຫ້ເຂົ້າສູ່ລະບົບໃນແອັບນີ້ ສຳເນົາທີ່ຢູ່ຂອງໜ້ານີ້ໄປເປີດໃນບຣາວເຊີ ຫຼື ເຂົ້າສູ່ລະບົບດ້ວຍວິທີອື່ນ',
  'firebase.elsewhere.copy': 'ສຳເນົາທີ່ຢູ່',
  not_support_incognito: 'ໃຊ້ໃນໜ້າຕ່າງສ່ວນຕົວບໍ່ໄດ້',
}
