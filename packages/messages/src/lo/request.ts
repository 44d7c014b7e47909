import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'ຂໍ້ຜິດພາດທີ່ບໍ່ຮູ້ສາເຫດ',
  timeout_retry_please: 'ໃຊ້ເວລາດົນເກີນໄປ ກະລຸນາລອງໃໝ່',
  'request.unsure': 'ບໍ່ໄດ້ຮັບການຕອບກັບ ລອງໃໝ່ໄດ້ ຄຳຂໍຂອງທ່ານຈະບໍ່ຖືກດຳເນີນການຊ້ຳ',
  'request.lost': 'ບໍ່ໄດ້ຮັບການຕອບກັບ ແຕ່ຄຳຂໍຂອງທ່ານອາດສຳເລັດແລ້ວ ລອງໃໝ່ ຖ້າຍັງບໍ່ໄດ້ ໃຫ້ເຂົ້າສູ່ລະບົບດ້ວຍຂໍ້ມູນທີ່ທ່ານປ້ອນ',
  'request.earlier.title': 'ໄດ້ຮັບຄຳຂໍນີ້ແລ້ວ',
  'request.earlier.text': 'ຄຳຂໍ {amount} ຂອງທ່ານມາຮອດເມື່ອ {time} ພວກເຮົາບໍ່ໄດ້ສ້າງຄຳຂໍທີສອງ',
  'request.earlier.view': 'ເບິ່ງຄຳຂໍ',
  'request.earlier.new': 'ຄຳຂໍໃໝ່',
}
