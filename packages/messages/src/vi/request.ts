import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Lỗi không xác định',
  timeout_retry_please: 'Thao tác mất quá nhiều thời gian. Vui lòng thử lại.',
  'request.unsure': 'Chúng tôi chưa nhận được phản hồi. Hãy thử lại, yêu cầu của bạn sẽ không bị xử lý hai lần.',
  'request.lost':
    'Chúng tôi chưa nhận được phản hồi, nhưng yêu cầu của bạn có thể đã thành công. Hãy thử lại. Nếu vẫn không được, hãy đăng nhập bằng thông tin bạn đã nhập.',
  'request.earlier.title': 'Chúng tôi đã nhận yêu cầu này',
  'request.earlier.text':
    'Chúng tôi đã nhận yêu cầu {amount} của bạn vào {time}. Không có yêu cầu thứ hai nào được tạo.',
  'request.earlier.view': 'Xem yêu cầu',
  'request.earlier.new': 'Tạo yêu cầu mới',
}
