import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Thêm {merchant} vào màn hình chính',
  'member.type.member': 'Thành viên',
  'member.type.agent': 'Đại lý',
  'member.type.free': 'Chơi thử',
  'member.type.virtual': 'Tài khoản ảo',
  'member.since': 'Thành viên từ {date}',
  'member.profile.edit': 'Sửa hồ sơ',
  'member.profile.title': 'Hồ sơ của bạn',
  'member.profile.avatar': 'Ảnh đại diện',
  'member.profile.avatar.one': 'Ảnh {number}',
  'member.profile.avatar.none': 'Chữ cái đầu của tên bạn',
  'member.profile.nickname': 'Biệt danh (nếu muốn)',
  'member.profile.nickname.hint': 'Chỉ bạn nhìn thấy',
  'member.profile.save': 'Lưu',
  'member.profile.saved': 'Đã lưu hồ sơ',
  'member.money': 'Thanh toán',
  'member.settings': 'Tài khoản và trợ giúp',
  'member.feedback.title': 'Góp ý cho chúng tôi',
  'member.feedback.body':
    'Hãy cho bộ phận hỗ trợ {merchant} biết điều gì tốt và chưa tốt. Bạn sẽ nhận được trả lời qua kênh bạn dùng.',
  'member.logout': 'Đăng xuất',
  'member.logout.ask': 'Đăng xuất khỏi {merchant} trên thiết bị này?',
  'member.logout.failed':
    'Không kết nối được máy chủ. Bạn đã đăng xuất trên thiết bị này và phiên của bạn sẽ tự hết hạn.',
  'member.unread': '{count, plural, other {# tin nhắn chưa đọc}}',
  'member.free.title': 'Tạo tài khoản riêng của bạn',
  'member.free.body':
    'Đây là tài khoản chơi thử. Với tài khoản riêng, bạn có thể nạp tiền, chơi bằng tiền thật và rút tiền.',
  'member.device.title': 'Thiết bị này',
  'member.device.version': 'Phiên bản',
  'member.device.app': 'Phiên bản ứng dụng',
  'member.device.ip': 'Địa chỉ IP',
  'member.device.agent': 'Trình duyệt',
  'member.device.copy': 'Sao chép để gửi hỗ trợ',
  'member.vip': 'Quyền lợi VIP: {level}',
}
