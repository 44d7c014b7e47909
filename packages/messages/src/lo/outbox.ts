import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'ກ່ອງຂາອອກເດໂມ',
  'outbox.lead': 'ຂໍ້ຄວາມຂອງເດໂມນີ້ຈະມາຢູ່ບ່ອນນີ້ເທົ່ານັ້ນ: ປ້ອນເບີໂທພ້ອມລະຫັດປະເທດ ຫຼື ອີເມວ ເພື່ອອ່ານ',
  'outbox.to': 'ເບີໂທ ຫຼື ອີເມວ',
  'outbox.show': 'ສະແດງຂໍ້ຄວາມ',
  'outbox.empty': 'ຍັງບໍ່ມີຂໍ້ຄວາມເຖິງ {to}',
} satisfies OutboxTexts
