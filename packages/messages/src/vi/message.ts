import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Mã {merchant} của bạn',
  'message.login':
    '{code} là mã đăng nhập {merchant} của bạn. Mã có hiệu lực trong 5 phút. Không chia sẻ mã này cho bất kỳ ai.',
  'message.register':
    '{code} là mã đăng ký {merchant} của bạn. Mã có hiệu lực trong 5 phút. Không chia sẻ mã này cho bất kỳ ai.',
  'message.recovery':
    '{code} là mã {merchant} để bạn đặt mật khẩu mới. Mã có hiệu lực trong 5 phút. Không phải bạn yêu cầu? Hãy bỏ qua tin này và không chia sẻ mã cho bất kỳ ai.',
  'message.contact': '{code} là mã {merchant} để xác nhận thông tin liên hệ này. Mã có hiệu lực trong 5 phút.',
  'message.second_factor':
    '{code} là mã bảo mật {merchant} của bạn. Mã có hiệu lực trong 5 phút. Không chia sẻ mã này cho bất kỳ ai.',
  'message.registered':
    'Bạn đã có tài khoản {merchant} với số này. Hãy đăng nhập bằng số này hoặc dùng “Quên mật khẩu?”.',
  'message.notice': '{merchant}: {event}. Không phải bạn? Hãy đổi mật khẩu ngay và liên hệ hỗ trợ.',
}
