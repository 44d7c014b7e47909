import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Về các điều khoản này
Các điều khoản này là thỏa thuận giữa bạn và công ty vận hành {merchant}. Trung tâm trợ giúp nêu tên công ty, giấy phép và cách liên hệ.
# Tài khoản của bạn
Bạn phải từ {age} tuổi trở lên và được phép chơi tại nơi bạn sống. Mỗi người một tài khoản, đứng tên chính mình.
Hãy giữ kín mật khẩu. Những gì thực hiện bằng mật khẩu đó được xem là do bạn làm, cho đến khi bạn báo với chúng tôi rằng người khác đã có mật khẩu.
Pháp luật có thể yêu cầu chúng tôi kiểm tra độ tuổi, danh tính và nguồn tiền của bạn. Trước khi kiểm tra xong, việc chi trả có thể lâu hơn.
# Tiền
Chỉ nạp tiền từ tài khoản và thẻ của chính bạn. Tiền rút được chuyển về tài khoản đứng tên bạn.
Số dư của bạn không sinh lãi và không phải tiền gửi ngân hàng. Nếu một khoản bị ghi nhầm, chúng tôi sẽ sửa lại và báo cho bạn.
# Cược
Cược có hiệu lực khi chúng tôi đã nhận, và sau đó không thể thay đổi, trừ khi trò chơi cho phép bạn rút lại trước khi bắt đầu. Luật của từng trò chơi có trên trang của trò chơi đó.
Ván không thể hoàn tất do lỗi sẽ bị hủy và tiền cược của bạn được hoàn lại. Bản ghi của chúng tôi về ván là căn cứ quyết định, và bạn có thể xem trong lịch sử giao dịch.
# Chơi công bằng
Không được dùng chương trình chơi thay, thỏa thuận với người chơi khác để chống lại một trò chơi, hoặc có nhiều hơn một tài khoản. Nếu nghi ngờ, chúng tôi có thể tạm giữ khoản chi trả trong lúc kiểm tra và sẽ cho bạn biết lý do.
# Chấm dứt
Bạn có thể yêu cầu chúng tôi đóng tài khoản bất cứ lúc nào, trong “Tài khoản của tôi”, “Bảo mật”. Tiền trong số dư vẫn là của bạn: hãy rút trước. Nếu còn tiền, bộ phận hỗ trợ sẽ liên hệ để chi trả cho bạn trước khi đóng tài khoản.
Chúng tôi có thể đóng tài khoản vi phạm các điều khoản này hoặc pháp luật. Chúng tôi chi trả phần thuộc về bạn, trừ khi pháp luật cấm.
# Thay đổi
Chúng tôi đề nghị bạn chấp nhận phiên bản mới trước khi nạp tiền hoặc chơi lại. Việc rút tiền không bao giờ phải chờ điều đó. Nếu bạn không đồng ý với chúng tôi, xem “Khiếu nại”.`,
  'legal.privacy': `# Chúng tôi lưu gì
Thông tin bạn cung cấp: tên đăng nhập, thông tin liên hệ, tài khoản nhận tiền, và giấy tờ nếu chúng tôi phải kiểm tra danh tính của bạn.
Những gì diễn ra ở đây: nạp tiền, rút tiền, cược, tin nhắn, và các lần đăng nhập của bạn cùng thiết bị và mạng.
# Chúng tôi dùng để làm gì
Để vận hành tài khoản của bạn, trả tiền cho bạn, ngăn gian lận và bảo vệ người chơi. Một phần là do pháp luật yêu cầu, như hồ sơ thanh toán.
Khi có sự đồng ý của bạn, chúng tôi đo lường lượt truy cập và quảng cáo. Bạn có thể đổi ý trong trung tâm trợ giúp bất cứ lúc nào.
# Ai nhận được thông tin
Cổng thanh toán nhận những gì cần cho việc thanh toán. Nhà cung cấp trò chơi nhận một mã số của bạn và tiền cược, không bao giờ nhận thông tin liên hệ.
Cơ quan chức năng nhận những gì pháp luật yêu cầu. Đối tác quảng cáo và phân tích không nhận được gì nếu bạn không đồng ý, và không bao giờ nhận được tên của bạn.
# Chúng tôi giữ trong bao lâu
Hồ sơ thanh toán và cược được giữ trong thời gian pháp luật yêu cầu. Lịch sử đăng nhập của bạn được giữ 90 ngày. Sau đó, dữ liệu được xóa.
# Quyền của bạn
Bạn có thể xem, sửa và nhận bản sao dữ liệu của mình, phản đối việc sử dụng, hoặc yêu cầu chúng tôi xóa những gì không bắt buộc phải giữ. Hãy liên hệ hỗ trợ.
Bạn cũng có thể khiếu nại với cơ quan bảo vệ dữ liệu của nước bạn.`,
  'legal.bonus': `# Khi nào tiền thưởng có hiệu lực
Mỗi khoản tiền thưởng có điều khoản riêng: số tiền, thời hạn, trò chơi và số tiền bạn phải cược trước. Các điều khoản này được hiển thị trước khi bạn nhận và được ưu tiên hơn trang này.
Mỗi người, hộ gia đình, tài khoản thanh toán và thiết bị chỉ được nhận một khoản tiền thưởng cùng loại.
# Cược tiền thưởng
Trước khi bạn cược đủ số tiền yêu cầu, tiền thưởng và tiền thắng từ đó không rút được. Tiền của chính bạn thì rút được.
Cược đã hủy hoặc hoàn lại không được tính.
# Chấm dứt
Bạn có thể từ bỏ tiền thưởng bất cứ lúc nào. Tiền thưởng chấm dứt khi hết thời hạn, và tiền thắng từ đó cũng chấm dứt theo.
# Lạm dụng
Nếu ai đó nhận cùng một khoản tiền thưởng bằng nhiều tài khoản, hoặc cược vào mọi kết quả chỉ để đáp ứng điều khoản, chúng tôi có thể thu hồi tiền thưởng và tiền thắng từ đó. Tiền bạn đã nạp vẫn là của bạn.`,
  'legal.complaints': `# Hãy báo cho chúng tôi trước
Hãy liên hệ hỗ trợ và cho biết điều gì đã xảy ra, khi nào, trong trò chơi hoặc khoản thanh toán nào. Ảnh chụp màn hình sẽ giúp ích. Mã của các cược và khoản thanh toán có trong lịch sử giao dịch của bạn.
# Sau đó thế nào
Chúng tôi xác nhận khiếu nại của bạn trong 2 ngày làm việc và trả lời trong 14 ngày. Nếu cần lâu hơn, chúng tôi cho bạn biết lý do và thời hạn.
Trong thời gian đó, tài khoản và tiền của bạn được giữ nguyên. Khiếu nại không gây bất lợi gì cho bạn.
# Nếu bạn không đồng ý
Hãy yêu cầu một người chưa từng quyết định việc này xem xét lại. Sau đó, bạn có thể gửi đến cơ quan cấp phép cho chúng tôi. Trung tâm trợ giúp nêu tên cơ quan đó.
# Tính công bằng của trò chơi
Bạn có thể tự kiểm tra kết quả của mọi kỳ quay và ván trong các trò chơi của chính chúng tôi bằng “Kiểm tra công bằng”. Nếu kiểm tra không đạt, hãy gửi cho chúng tôi.`,
}
