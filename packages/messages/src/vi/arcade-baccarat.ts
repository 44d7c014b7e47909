import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Con và Cái mỗi bên nhận hai lá từ tám bộ bài vừa xáo. Át tính 1 điểm, 2 đến 9 tính theo mặt bài, 10 và bài hình tính 0 điểm; chỉ tính chữ số cuối của tổng. Nếu một bên có 8 hoặc 9, không bên nào rút thêm. Nếu không, Con rút lá thứ ba khi có 0 đến 5 điểm. Nếu Con không rút, Cái rút khi có 0 đến 5 điểm. Nếu Con đã rút, Cái luôn rút khi có 0 đến 2 điểm; khi có 3 điểm, trừ khi lá đó là 8; khi có 4 điểm nếu lá đó từ 2 đến 7; khi có 5 điểm nếu từ 4 đến 7; khi có 6 điểm nếu là 6 hoặc 7. Bên nào điểm cao hơn thì thắng. Nếu hòa, cược Con và Cái được hoàn lại.',
  'baccarat.prize': 'Kết quả',
  'baccarat.prize.row':
    '{id, select, player {Con thắng} banker {Cái thắng, trừ 5% hoa hồng} tie {Hòa} playerPair {Con đôi} bankerPair {Cái đôi} returned {Hòa, hoàn tiền cược} other {}}',
  'baccarat.bet': 'Cược vào',
  'baccarat.side':
    '{side, select, player {Con} banker {Cái} tie {Hòa} playerPair {Con đôi} bankerPair {Cái đôi} other {}}',
  'baccarat.points': '{points, plural, other {# điểm}}',
  'baccarat.result': '{result, select, player {Con thắng} banker {Cái thắng} tie {Hòa} other {}}',
  'baccarat.short': '{result, select, player {Con} banker {Cái} tie {Hòa} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} bích} hearts {{rank} cơ} diamonds {{rank} rô} clubs {{rank} chuồn} other {}}',
  'baccarat.start': 'Con, Cái hay Hòa?',
  'baccarat.wait': 'Đang đặt cược…',
  'baccarat.deal': 'Đang chia bài…',
  'baccarat.road': 'Kết quả gần đây của tôi',
}
