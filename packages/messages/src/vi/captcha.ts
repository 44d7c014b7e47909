import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Kiểm tra bảo mật',
  'captcha.lead': 'Chúng tôi đang kiểm tra để chắc rằng đây không phải robot. Chỉ mất vài giây.',
  'captcha.working': 'Đang kiểm tra…',
  'captcha.vendor': 'Hoàn tất bước kiểm tra bên dưới để tiếp tục',
  'captcha.failed':
    'Không tải được bước kiểm tra bảo mật. Hãy kiểm tra kết nối, hoặc tắt trình chặn quảng cáo rồi thử lại.',
  'captcha.busy': 'Một bước kiểm tra bảo mật đang mở',
  'captcha.outdated': 'Lỗi không xác định: dịch vụ Geetest không hoạt động',
  verify_first: 'Vui lòng hoàn tất kiểm tra bảo mật trước',
}
