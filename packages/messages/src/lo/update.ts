import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'ມີອັບເດດໃໝ່',
  'update.app.body': 'ມີແອັບເວີຊັນໃໝ່ ອັບເດດເພື່ອໃຊ້ງານຕໍ່ພ້ອມທຸກຢ່າງທີ່ໃໝ່',
  'update.app.action': 'ອັບເດດດຽວນີ້',
  'download.title': 'ດາວໂຫຼດແອັບ {merchant}',
  'download.action': 'ດາວໂຫຼດ',
  'download.today': 'ບໍ່ຕ້ອງສະແດງອີກໃນມື້ນີ້',
  'download.grade': 'ຄະແນນ {grade} ຈາກ 5',
  'update.later': 'ໄວ້ພາຍຫຼັງ',
  'update.preview': 'ຕົວຢ່າງຂອງເວີຊັນ {number}. ແຕະເພື່ອອອກ.',
}
