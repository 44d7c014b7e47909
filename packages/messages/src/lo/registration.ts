import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'ສ້າງບັນຊີຂອງທ່ານ',
  'registration.lead': 'ໃຊ້ພຽງຊື່ຜູ້ໃຊ້ ແລະ ລະຫັດຜ່ານ',
  'registration.lead.mobile': 'ໃຊ້ພຽງເບີໂທຂອງທ່ານ',
  'registration.referral.locked': 'ຈາກລິ້ງແນະນຳຂອງທ່ານ',
  'registration.username.free': 'ຊື່ຜູ້ໃຊ້ນີ້ໃຊ້ໄດ້',
  'registration.username.taken': 'ຊື່ຜູ້ໃຊ້ນີ້ມີຄົນໃຊ້ແລ້ວ ກະລຸນາເລືອກຊື່ອື່ນ',
  'registration.terms': 'ຂ້ອຍມີອາຍຸ {age} ປີຂຶ້ນໄປ ແລະ ຍອມຮັບຂໍ້ກຳນົດ ແລະ ກະຕິກາ',
  'registration.terms.read': 'ອ່ານຂໍ້ກຳນົດ ແລະ ກະຕິກາ',
  'registration.terms.required': 'ຢືນຢັນອາຍຸ ແລະ ຍອມຮັບຂໍ້ກຳນົດເພື່ອດຳເນີນການຕໍ່',
  'registration.terms.changed': 'ຂໍ້ກຳນົດມີການປ່ຽນແປງ ອ່ານ ແລະ ຍອມຮັບເພື່ອດຳເນີນການຕໍ່',
  'registration.submit': 'ສ້າງບັນຊີ',
  'registration.known': 'ມີບັນຊີແລ້ວບໍ?',
  'registration.login': 'ເຂົ້າສູ່ລະບົບ',
  'registration.closed': 'ຕອນນີ້ປິດການລົງທະບຽນ',
  'registration.closed.body': 'ຖ້າທ່ານມີບັນຊີແລ້ວ ຍັງເຂົ້າສູ່ລະບົບໄດ້ຕາມປົກກະຕິ',
  'registration.script': 'ເປີດໃຊ້ JavaScript ໃນບຣາວເຊີເພື່ອສ້າງບັນຊີ',
  'registration.referral.unknown': 'ບໍ່ພົບລະຫັດແນະນຳນີ້',
}
