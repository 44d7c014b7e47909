import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Tạo tài khoản',
  'registration.lead': 'Chỉ cần tên đăng nhập và mật khẩu',
  'registration.lead.mobile': 'Chỉ cần số điện thoại của bạn',
  'registration.referral.locked': 'Từ liên kết giới thiệu của bạn',
  'registration.username.free': 'Tên đăng nhập này dùng được',
  'registration.username.taken': 'Tên đăng nhập này đã có người dùng. Vui lòng chọn tên khác.',
  'registration.terms': 'Tôi đã đủ {age} tuổi và chấp nhận điều khoản, quy định',
  'registration.terms.read': 'Đọc điều khoản và quy định',
  'registration.terms.required': 'Xác nhận độ tuổi và chấp nhận điều khoản để tiếp tục',
  'registration.terms.changed': 'Điều khoản đã thay đổi. Hãy đọc và chấp nhận để tiếp tục.',
  'registration.submit': 'Tạo tài khoản',
  'registration.known': 'Đã có tài khoản?',
  'registration.login': 'Đăng nhập',
  'registration.closed': 'Hiện chưa nhận đăng ký',
  'registration.closed.body': 'Nếu đã có tài khoản, bạn vẫn có thể đăng nhập',
  'registration.script': 'Bật JavaScript trong trình duyệt để tạo tài khoản',
  'registration.referral.unknown': 'Không có mã giới thiệu này',
}
