import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Giải đáp các câu hỏi thường gặp',
  'help.contact': 'Bạn chưa tìm được câu trả lời hoặc không đăng nhập được tài khoản? Hãy liên hệ hỗ trợ.',
  'help.deposit.title': 'Làm sao để nạp tiền?',
  'help.deposit.body':
    'Vào “Nạp tiền”, chọn phương thức thanh toán và nhập số tiền. Xác nhận thanh toán trên trang của cổng thanh toán rồi quay lại đây.\nSố dư của bạn được cập nhật ngay khi thanh toán được xác nhận, kể cả khi bạn đã đóng trang. Trước đó, lệnh nạp tiền hiện là đang chờ. Bạn không bao giờ bị trừ tiền hai lần.',
  'help.withdrawal.title': 'Làm sao để rút tiền?',
  'help.withdrawal.body':
    'Thêm tài khoản nhận tiền đứng tên bạn một lần, sau đó vào “Rút tiền” và nhập số tiền. Số tiền được tạm giữ ngay và không dùng để cược được.\nTiền chỉ rời số dư khi ngân hàng xác nhận chi trả. Nếu ngân hàng từ chối, toàn bộ số tiền trở về số dư của bạn. Nếu ngân hàng không phản hồi, tiền vẫn tạm giữ trong lúc chúng tôi tiếp tục kiểm tra.',
  'help.lottery.title': 'Xổ số hoạt động thế nào?',
  'help.lottery.body':
    'Mỗi phút có một kỳ quay. Kỳ quay ngừng nhận cược trước giờ quay 5 giây. Tiền cược được tạm giữ khi bạn mua vé. Vé chỉ có hiệu lực nếu kỳ quay chưa đóng, nếu không tiền cược được hoàn lại.\nTiền trúng được cộng vào số dư của bạn ngay sau khi quay. Xem “Giải thưởng” trong mục xổ số để biết các giải và tỷ lệ hoàn trả trung bình.',
  'help.fair.title': 'Làm sao biết kỳ quay công bằng?',
  'help.fair.body':
    'Trước khi nhận cược, mã seed bí mật của mỗi kỳ quay được khóa và mã băm của nó được công bố. Khi ngừng nhận cược, danh sách vé cũng được khóa. Sau kỳ quay, mã seed được công khai.\nMở bất kỳ kỳ quay nào và nhấn “Kiểm tra công bằng” để lặp lại từng bước trong trình duyệt của bạn. Chỉ cần một chữ số bị thay đổi, kiểm tra sẽ không đạt.',
  'help.account.title': 'Làm sao giữ tài khoản an toàn?',
  'help.account.body':
    'Dùng mật khẩu mà bạn không dùng ở nơi nào khác. Nếu có thể người khác đã biết, hãy đổi trong “Tài khoản của tôi”. Bạn sẽ được đăng xuất khỏi mọi thiết bị khác.\nChúng tôi không bao giờ hỏi mật khẩu của bạn.',
  'help.safer.title': 'Làm sao để chơi có kiểm soát?',
  'help.safer.body':
    'Bạn phải từ 18 tuổi trở lên mới được chơi. Trước khi bắt đầu, hãy định trước thời gian và số tiền, và dừng lại khi đến mức đó. Không bao giờ cược số tiền bạn cần dùng và đừng cố gỡ khi thua.\nNếu không còn thấy vui, hãy liên hệ hỗ trợ hoặc đường dây trợ giúp tại nước bạn. Bạn có thể yêu cầu chúng tôi đóng tài khoản bất cứ lúc nào, trong “Tài khoản của tôi”, “Bảo mật”.',
  'help.terms.title': 'Tóm tắt điều khoản và quy định',
  'help.terms.body':
    'Mỗi người một tài khoản. Bạn phải từ 18 tuổi trở lên và chơi bằng tiền của mình. Tiền rút được chuyển về tài khoản đứng tên bạn.\nMọi khoản tiền cược và tiền thắng đều có trong lịch sử giao dịch. Mọi kết quả đều là kết quả cuối cùng. Ngay cả chúng tôi cũng không thể thay đổi.',
  'help.legal': 'Toàn văn',
  'help.legal.terms': 'Điều khoản',
  'help.legal.privacy': 'Quyền riêng tư',
  'help.legal.bonus': 'Quy định tiền thưởng',
  'help.legal.complaints': 'Khiếu nại',
  'help.legal.version': 'Phiên bản {version}',
  'help.legal.absent': 'Phiên bản này không có ở đây',
  'help.legal.current': 'Xem bản hiện hành',
  'help.legal.short': 'Tóm tắt',
  'help.about.title': 'Giới thiệu {merchant}',
  'help.about.legalName': 'Công ty',
  'help.about.authority': 'Cơ quan cấp phép',
  'help.about.number': 'Số giấy phép',
  'help.about.registeredAddress': 'Địa chỉ đăng ký',
  'help.about.email': 'Email',
  'help.about.telephone': 'Điện thoại',
  'help.about.serviceHours': 'Giờ hỗ trợ',
  'consent.title': 'Quyền riêng tư của bạn',
  'consent.body':
    'Bạn quyết định ai được biết về các lượt truy cập của mình. Không ai nhận được tên của bạn, và bạn có thể đổi ý tại đây bất cứ lúc nào.',
  'consent.ask.all':
    'Chúng tôi có thể chia sẻ lượt truy cập của bạn với đối tác phân tích và quảng cáo không? Họ không bao giờ nhận được tên của bạn.',
  'consent.ask.measurement':
    'Chúng tôi có thể chia sẻ lượt truy cập của bạn với đối tác phân tích không? Việc này giúp chúng tôi cải thiện, và họ không bao giờ nhận được tên của bạn.',
  'consent.ask.advertising':
    'Chúng tôi có thể chia sẻ lượt truy cập của bạn với đối tác quảng cáo không? Họ không bao giờ nhận được tên của bạn.',
  'consent.yes': 'Đồng ý tất cả',
  'consent.no': 'Từ chối tất cả',
  'consent.choose': 'Tùy chọn',
  'consent.purpose.measurement': 'Phân tích',
  'consent.purpose.advertising': 'Quảng cáo',
  'consent.about.measurement': 'Cho chúng tôi biết trang và chiến dịch nào hiệu quả. Đối tác: {partners}.',
  'consent.about.advertising':
    'Cho đối tác biết bạn làm gì ở đây và quảng cáo nào của họ đưa bạn đến. Đối tác: {partners}.',
  'consent.saved': 'Đã lưu',
  'consent.failed': 'Chưa lưu được. Chúng tôi sẽ gửi lại.',
  'help.search': 'Tìm trong trợ giúp',
  'help.search.none': 'Không tìm thấy gì cho “{query}”',
  'help.category.payments': 'Thanh toán',
  'help.category.games': 'Trò chơi',
  'help.category.promotions': 'Khuyến mãi',
  'help.category.account': 'Tài khoản',
  'help.category.safer': 'Chơi có trách nhiệm',
  'help.category.other': 'Khác',
  'help.vote': 'Nội dung này có hữu ích không?',
  'help.vote.yes': 'Có',
  'help.vote.no': 'Không',
  'help.vote.thanks': 'Cảm ơn bạn đã cho biết',
  'help.vote.more': 'Vẫn cần trợ giúp?',
  'help.list': 'Tất cả chủ đề',
  'help.gone': 'Bài viết này không còn nữa',
}
