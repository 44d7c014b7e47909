import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Có bản cập nhật',
  'update.app.body': 'Đã có phiên bản ứng dụng mới hơn. Hãy cập nhật để tiếp tục với mọi tính năng mới.',
  'update.app.action': 'Cập nhật ngay',
  'download.title': 'Tải ứng dụng {merchant}',
  'download.action': 'Tải về',
  'download.today': 'Không hiện lại hôm nay',
  'download.grade': 'Đánh giá {grade}/5',
  'update.later': 'Để sau',
  'update.preview': 'Bản xem trước của phiên bản {number}. Chạm để thoát.',
} satisfies TextsOf<'update'>
