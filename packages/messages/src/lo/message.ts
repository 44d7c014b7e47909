import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'ລະຫັດ {merchant} ຂອງທ່ານ',
  'message.login': '{code} ແມ່ນລະຫັດເຂົ້າສູ່ລະບົບ {merchant} ຂອງທ່ານ ໃຊ້ໄດ້ພາຍໃນ 5 ນາທີ ຢ່າບອກໃຫ້ໃຜຮູ້',
  'message.register': '{code} ແມ່ນລະຫັດລົງທະບຽນ {merchant} ຂອງທ່ານ ໃຊ້ໄດ້ພາຍໃນ 5 ນາທີ ຢ່າບອກໃຫ້ໃຜຮູ້',
  'message.recovery':
    '{code} ແມ່ນລະຫັດຕັ້ງລະຫັດຜ່ານໃໝ່ຂອງ {merchant} ໃຊ້ໄດ້ພາຍໃນ 5 ນາທີ ບໍ່ແມ່ນທ່ານບໍ? ບໍ່ຕ້ອງສົນໃຈຂໍ້ຄວາມນີ້ ແລະ ຢ່າບອກລະຫັດໃຫ້ໃຜຮູ້',
  'message.contact': '{code} ແມ່ນລະຫັດຢືນຢັນຂໍ້ມູນຕິດຕໍ່ຂອງ {merchant} ໃຊ້ໄດ້ພາຍໃນ 5 ນາທີ',
  'message.second_factor': '{code} ແມ່ນລະຫັດຄວາມປອດໄພ {merchant} ຂອງທ່ານ ໃຊ້ໄດ້ພາຍໃນ 5 ນາທີ ຢ່າບອກໃຫ້ໃຜຮູ້',
  'message.registered': 'ເບີນີ້ມີບັນຊີ {merchant} ແລ້ວ ເຂົ້າສູ່ລະບົບດ້ວຍເບີນີ້ ຫຼື ໃຊ້ “ລືມລະຫັດຜ່ານ?”',
  'message.notice': '{merchant}: {event} ບໍ່ແມ່ນທ່ານບໍ? ປ່ຽນລະຫັດຜ່ານດຽວນີ້ ແລະ ຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ',
}
