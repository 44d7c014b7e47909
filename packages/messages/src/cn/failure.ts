import type { TextsOf } from '../messages.types.ts'

export const failure: TextsOf<'failure'> = {
  verify_first: '请先完成验证',
  not_support_incognito: '此登录方式不支持无痕浏览',
  popup_blocked: '浏览器拦截了弹出窗口，请允许本站弹窗后重试',
  'auth.lines': '代码：{code}\n原因：{reason}',
  'auth.unknown': '登录失败，请重试',
  'auth.code_expired': '验证码已过期，请重新获取',
  'auth.invalid_verification_code': '验证码错误，请核对后重试',
  'auth.invalid_phone_number': '请输入有效的手机号码',
  'auth.too_many_requests': '尝试次数过多，请稍后再试',
  'auth.quota_exceeded': '目前无法再发送验证码，请稍后再试',
  'auth.network_request_failed': '网络错误，请重试',
  'auth.popup_blocked': '浏览器拦截了登录窗口，请允许弹窗后重试',
  'auth.popup_closed_by_user': '登录完成前窗口已关闭，请重试',
  'auth.user_disabled': '此登录方式已被停用，请联系客服',
  'auth.account_exists_with_different_credential': '该邮箱已有账户，请使用之前的登录方式',
  'auth.operation_not_allowed': '此处不支持该登录方式',
}
