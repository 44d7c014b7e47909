import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Đã thêm tài khoản nhận tiền',
  'notification.account_added.body': '{bank} {number} đã được thêm vào tài khoản nhận tiền của bạn.',
  'notification.password_changed.title': 'Đã đổi mật khẩu',
  'notification.password_changed.body': 'Mật khẩu của bạn đã được đổi. Các thiết bị khác của bạn đã được đăng xuất.',
  'notification.contact_changed.title': 'Đã thay đổi thông tin liên hệ',
  'notification.contact_changed.body': '{contact} đã được thêm vào tài khoản của bạn.',
  'notification.passkey_added.title': 'Đã thêm khóa truy cập',
  'notification.passkey_added.body':
    'Một khóa truy cập đã được thêm vào tài khoản của bạn. Có thể dùng khóa này để đăng nhập không cần mật khẩu.',
  'notification.passkey_removed.title': 'Đã xóa khóa truy cập',
  'notification.passkey_removed.body':
    'Một khóa truy cập đã được xóa khỏi tài khoản của bạn. Không thể dùng khóa này để đăng nhập nữa.',
  'notification.passkey_copied.title': 'Đã từ chối bản sao cũ của khóa truy cập',
  'notification.passkey_copied.body':
    'Có lần đăng nhập bằng bản sao cũ của khóa truy cập của bạn và chúng tôi đã từ chối. Nếu bạn dùng điện thoại đã khôi phục, hãy xóa khóa đó và thêm khóa mới.',
  'notification.identity_added.title': 'Đã thêm tài khoản liên kết',
  'notification.identity_added.body':
    '{service} đã được liên kết với tài khoản của bạn. Có thể dùng để đăng nhập không cần mật khẩu.',
  'notification.closure_requested.title': 'Đã yêu cầu đóng tài khoản',
  'notification.closure_requested.body':
    'Hãy rút hết số dư trước. Sau {days} ngày, bộ phận hỗ trợ sẽ đóng tài khoản của bạn. Không phải bạn? Hãy hủy yêu cầu trong “Bảo mật” và đổi mật khẩu.',
  'notification.identity_removed.title': 'Đã hủy liên kết tài khoản',
  'notification.identity_removed.body':
    '{service} đã được hủy liên kết với tài khoản của bạn. Không thể dùng để đăng nhập nữa.',
  'notification.new_device.title': 'Đăng nhập từ thiết bị mới',
  'notification.new_device.body': 'Tài khoản của bạn vừa được đăng nhập từ thiết bị hoặc trình duyệt mới.',
  'notification.second_factor_on.title': 'Đã bật xác minh 2 bước',
  'notification.second_factor_on.body': 'Bạn sẽ cần nhập mã khi đăng nhập.',
  'notification.second_factor_off.title': 'Đã thay đổi xác minh 2 bước',
  'notification.second_factor_off.body': 'Một cách nhận mã đăng nhập đã được tắt cho tài khoản của bạn.',
  'notification.under_review.title': 'Đang tạm ngưng rút tiền',
  'notification.under_review.body':
    'Chúng tôi đang kiểm tra một khoản thanh toán với cổng thanh toán. Bạn có thể rút tiền lại khi kiểm tra xong. Số dư của bạn không bị ảnh hưởng.',
  'notification.login_failures.title': 'Đăng nhập không thành công',
  'notification.login_failures.body':
    'Hôm nay có người nhập sai mật khẩu tài khoản của bạn nhiều lần. Tài khoản của bạn vẫn được bảo vệ. Nếu không phải bạn, hãy chọn mật khẩu mà bạn không dùng ở nơi nào khác.',
  'notification.deposit_credited.title': 'Đã cộng tiền nạp',
  'notification.deposit_credited.body': 'Khoản nạp của bạn đã được cộng vào số dư.',
  'notification.withdrawal_sent.title': 'Đã chuyển tiền rút',
  'notification.withdrawal_sent.body': 'Tiền rút đang được chuyển đến tài khoản của bạn.',
  'notification.withdrawal_refused.title': 'Rút tiền không thành công',
  'notification.withdrawal_refused.body': 'Lệnh rút tiền của bạn không thành công. Tiền đã trở về số dư của bạn.',
  'notification.desk_answered.title': 'Bộ phận hỗ trợ đã trả lời',
  'notification.desk_answered.body': 'Mở chat để đọc câu trả lời.',
  'notification.ticket_won.title': 'Bạn có vé trúng thưởng',
  'notification.ticket_won.body': 'Tiền trúng đã được cộng vào số dư của bạn.',
  'notification.details': 'Nhấn để xem chi tiết.',
  'notification.hold': 'Việc rút tiền tạm ngưng {duration}.',
  'notification.advice': 'Không phải bạn? Hãy đổi mật khẩu ngay và liên hệ hỗ trợ.',
}
