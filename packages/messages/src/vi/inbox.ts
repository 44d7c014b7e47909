import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Tin nhắn',
  'inbox.new': 'Mới',
  'inbox.notices': 'Thông báo chung',
  'inbox.push': 'Cài đặt thông báo',
  'inbox.push.lead':
    'Chọn nội dung chúng tôi gửi đến màn hình khóa của bạn. Thông báo không bao giờ hiện số tiền hoặc số tài khoản.',
  'inbox.push.device': 'Thiết bị này',
  'inbox.push.on': 'Thông báo đang bật',
  'inbox.push.off': 'Thông báo đang tắt',
  'inbox.push.turn.on': 'Bật',
  'inbox.push.turn.off': 'Tắt',
  'inbox.push.denied':
    'Thông báo của trang web này đang bị chặn. Hãy cho phép trong cài đặt trang web của trình duyệt, rồi tải lại trang này.',
  'inbox.push.unsupported': 'Trình duyệt này không hiện được thông báo',
  'inbox.push.install': 'Trên iPhone và iPad, thông báo hoạt động khi ứng dụng đã có trên màn hình chính',
  'inbox.push.install.action': 'Thêm vào màn hình chính',
  'inbox.push.failed': 'Không bật được thông báo. Vui lòng thử lại sau giây lát.',
  'inbox.push.topics': 'Nhận thông báo về',
  'inbox.push.security': 'Bảo mật và đăng nhập (luôn bật)',
  'inbox.push.money': 'Nạp tiền và rút tiền',
  'inbox.push.lottery': 'Vé trúng thưởng',
  'inbox.push.support': 'Trả lời từ bộ phận hỗ trợ',
  'inbox.push.promotion': 'Khuyến mãi',
  'inbox.push.quiet': 'Giờ yên tĩnh',
  'inbox.push.quiet.on': 'Tạm dừng thông báo ban đêm',
  'inbox.push.quiet.from': 'Từ',
  'inbox.push.quiet.to': 'Đến',
  'inbox.push.quiet.note': 'Thông báo bảo mật luôn được gửi',
  'inbox.push.saved': 'Đã lưu',
  'push.ask.title': 'Bật thông báo?',
  'push.ask.body':
    'Nhận tin khi tiền nạp đã vào, tiền rút đã được chuyển hoặc vé trúng thưởng. Bạn có thể thay đổi bất cứ lúc nào trong hộp thư.',
  'push.ask.yes': 'Bật',
  'push.ask.no': 'Để sau',
  notification_request_tips: 'Thông báo đang bị chặn. Bạn có thể cho phép trong cài đặt trang web của trình duyệt.',
}
