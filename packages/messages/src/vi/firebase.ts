import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Đăng nhập không thành công. Hãy thử lại hoặc đăng nhập bằng cách khác.',
  'firebase.cancelled': 'Cửa sổ đăng nhập đã đóng trước khi bạn hoàn tất',
  'firebase.blocked':
    'Trình duyệt đã chặn cửa sổ đăng nhập. Hãy cho phép cửa sổ bật lên của trang web này rồi thử lại.',
  'firebase.network': 'Không kết nối được dịch vụ đăng nhập. Hãy kiểm tra kết nối và thử lại.',
  'firebase.limit': 'Bạn đã thử quá nhiều lần. Hãy đợi vài phút rồi thử lại.',
  'firebase.disabled': 'Tài khoản này đã bị vô hiệu hóa. Hãy đăng nhập bằng cách khác.',
  'firebase.existing': 'Trước đây bạn đã đăng nhập với email này bằng cách khác. Hãy dùng cách đó.',
  'firebase.storage':
    'Trình duyệt chặn dữ liệu cần cho việc đăng nhập. Hãy cho phép cookie của trang web này hoặc dùng trình duyệt khác.',
  'firebase.browser': 'Trình duyệt này không dùng được cách đăng nhập này',
  'firebase.expired': 'Lần đăng nhập đã hết hạn. Vui lòng bắt đầu lại.',
  'firebase.code': 'Mã: {code}',
  'firebase.reason': 'Lý do: {reason}',
  'firebase.blocked.title': 'Cửa sổ bị chặn',
  'firebase.blocked.retry': 'Mở cửa sổ',
  'firebase.elsewhere.title': 'Mở trong trình duyệt',
  'firebase.elsewhere.text':
    '{name} không cho phép đăng nhập bên trong ứng dụng này. Hãy sao chép địa chỉ trang và mở trong trình duyệt, hoặc đăng nhập bằng cách khác.',
  'firebase.elsewhere.copy': 'Sao chép địa chỉ',
  not_support_incognito: 'Không dùng được trong cửa sổ ẩn danh',
}
