import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'ການກວດສອບຄວາມປອດໄພ',
  'captcha.lead': 'ພວກເຮົາກຳລັງກວດໃຫ້ແນ່ໃຈວ່າບໍ່ແມ່ນໂປຣແກຣມອັດຕະໂນມັດ ໃຊ້ເວລາບໍ່ເທົ່າໃດວິນາທີ',
  'captcha.working': 'ກຳລັງກວດສອບ…',
  'captcha.vendor': 'ກະລຸນາເຮັດຕາມການກວດສອບລຸ່ມນີ້ເພື່ອດຳເນີນການຕໍ່',
  'captcha.failed': 'ໂຫຼດການກວດສອບຄວາມປອດໄພບໍ່ໄດ້ ກວດການເຊື່ອມຕໍ່ ຫຼື ປິດຕົວບລັອກໂຄສະນາແລ້ວລອງໃໝ່',
  'captcha.busy': 'ມີການກວດສອບຄວາມປອດໄພເປີດຢູ່ແລ້ວ',
  'captcha.outdated': 'ຂໍ້ຜິດພາດທີ່ບໍ່ຮູ້ສາເຫດ: ບໍລິການ Geetest ບໍ່ເຮັດວຽກ',
  verify_first: 'ກະລຸນາຜ່ານການກວດສອບຄວາມປອດໄພກ່ອນ',
}
