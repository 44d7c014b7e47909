import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Hiện chưa có khuyến mãi nào',
  'promotion.activity.all': 'Tất cả khuyến mãi',
  'promotion.activity.gone': 'Khuyến mãi này đã kết thúc',
  'promotion.activity.gone.body': 'Xem các chương trình đang diễn ra',
  'promotion.activity.more': 'Xem chi tiết',
  'promotion.reward.title': 'Chưa có phần thưởng nào',
  'promotion.reward.body': 'Phần thưởng của bạn sẽ hiện ở đây',
  'promotion.reward.offers': 'Xem khuyến mãi',
  'promotion.invite.title': 'Chương trình giới thiệu chưa mở',
  'promotion.invite.body':
    'Khi {merchant} mở chương trình, bạn sẽ thấy liên kết giới thiệu, bạn bè đã mời và thu nhập của mình ở đây',
  'promotion.invite.code': 'Bạn có mã giới thiệu?',
  'promotion.invite.code.body': 'Nhập mã khi đăng ký. Sau đó không thể thêm mã.',
  'promotion.invite.register': 'Đăng ký',
}
