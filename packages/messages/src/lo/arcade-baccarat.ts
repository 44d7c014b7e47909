import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'ບາຄາຣາ',
  'baccarat.how':
    'ໄພ້ແປດສຳຮັບທີ່ສັບໃໝ່ ແຈກໃຫ້ສອງຝ່າຍຝ່າຍລະສອງໃບ A ນັບເປັນ 1 ແຕ້ມ 2 ຫາ 9 ນັບຕາມໜ້າໄພ້ 10 ແລະ ໄພ້ຮູບນັບເປັນ 0 ນັບສະເພາະເລກຕົວສຸດທ້າຍຂອງຜົນບວກ ຖ້າຝ່າຍໃດໄດ້ 8 ຫຼື 9 ທັງສອງຝ່າຍບໍ່ຈົ່ວໄພ້ ກໍລະນີອື່ນ ຜູ້ຫຼິ້ນຈົ່ວໃບທີສາມເມື່ອໄດ້ 0 ຫາ 5 ຖ້າຜູ້ຫຼິ້ນບໍ່ຈົ່ວ ເຈົ້າມືຈົ່ວເມື່ອໄດ້ 0 ຫາ 5 ຖ້າຜູ້ຫຼິ້ນຈົ່ວ ເຈົ້າມືຈົ່ວທຸກຄັ້ງເມື່ອໄດ້ 0 ຫາ 2 ເມື່ອໄດ້ 3 ຈົ່ວ ຍົກເວັ້ນໄພ້ໃບນັ້ນແມ່ນ 8 ເມື່ອໄດ້ 4 ຈົ່ວຖ້າແມ່ນ 2 ຫາ 7 ເມື່ອໄດ້ 5 ຈົ່ວຖ້າແມ່ນ 4 ຫາ 7 ແລະ ເມື່ອໄດ້ 6 ຈົ່ວຖ້າແມ່ນ 6 ຫຼື 7 ຝ່າຍທີ່ແຕ້ມສູງກວ່າຊະນະ ຖ້າສະເໝີກັນ ເດີມພັນຝ່າຍຜູ້ຫຼິ້ນ ແລະ ເຈົ້າມືຈະຖືກສົ່ງຄືນ',
  'baccarat.prize': 'ຜົນ',
  'baccarat.prize.row':
    '{id, select, player {ຜູ້ຫຼິ້ນຊະນະ} banker {ເຈົ້າມືຊະນະ ຫັກຄ່ານາຍໜ້າ 5%} tie {ສະເໝີ} playerPair {ຄູ່ຜູ້ຫຼິ້ນ} bankerPair {ຄູ່ເຈົ້າມື} returned {ສະເໝີ ຄືນເງິນເດີມພັນ} other {}}',
  'baccarat.bet': 'ເດີມພັນຝ່າຍ',
  'baccarat.side':
    '{side, select, player {ຜູ້ຫຼິ້ນ} banker {ເຈົ້າມື} tie {ສະເໝີ} playerPair {ຄູ່ຜູ້ຫຼິ້ນ} bankerPair {ຄູ່ເຈົ້າມື} other {}}',
  'baccarat.points': '{points, plural, other {# ແຕ້ມ}}',
  'baccarat.result': '{result, select, player {ຜູ້ຫຼິ້ນຊະນະ} banker {ເຈົ້າມືຊະນະ} tie {ສະເໝີ} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {T} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} ໂພດຳ} hearts {{rank} ໂພແດງ} diamonds {{rank} ຂ້າວຫຼາມຕັດ} clubs {{rank} ດອກຈິກ} other {}}',
  'baccarat.start': 'ຜູ້ຫຼິ້ນ ເຈົ້າມື ຫຼື ສະເໝີ?',
  'baccarat.wait': 'ກຳລັງວາງເດີມພັນ…',
  'baccarat.deal': 'ກຳລັງແຈກໄພ້…',
  'baccarat.road': 'ຜົນຫຼ້າສຸດຂອງຂ້ອຍ',
}
