import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Dò mìn',
  'mines.how':
    'Chọn số mìn giấu trong 25 ô. Mỗi viên ngọc tìm được làm hệ số tăng lên. Bạn có thể chốt thưởng bất cứ lúc nào: trúng mìn thì cược kết thúc và không thắng. Cược để mở được trả theo hệ số hiện tại sau 24 giờ; nếu chưa có viên ngọc nào, tiền cược được hoàn lại.',
  'mines.prize': 'Ngọc đã tìm được',
  'mines.prize.row': '{id}',
  'mines.next': 'Ngọc tiếp theo',
  'mines.start': 'Đặt cược rồi chọn ô',
  'mines.wait': 'Đang đặt cược…',
  'mines.tile':
    'Ô {number}{kind, select, gem {, ngọc} hit {, quả mìn bạn trúng} mine {, mìn} missed {, ngọc chưa chọn} other {}}',
  'mines.spoken': 'Ngọc {count}. Chốt thưởng ngay để nhận {amount}.',
  'mines.count': 'Số mìn',
  'mines.gems': '{count, plural, other {# viên ngọc}}',
  'mines.fewer': 'Bớt mìn',
  'mines.more': 'Thêm mìn',
  'mines.choice': '{count, plural, other {# mìn}}',
}
