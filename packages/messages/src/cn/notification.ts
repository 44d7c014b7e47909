import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': '收款账户已添加',
  'notification.account_added.body': '{bank} {number} 已添加到您的收款账户。',
  'notification.password_changed.title': '密码已修改',
  'notification.password_changed.body': '您的密码已修改，其他设备上的登录已退出。',
  'notification.contact_changed.title': '联系方式已更改',
  'notification.contact_changed.body': '{contact} 已添加到您的账户。',
  'notification.passkey_added.title': '通行密钥已添加',
  'notification.passkey_added.body': '您的账户已添加一个通行密钥，可用于免密码登录。',
  'notification.passkey_removed.title': '通行密钥已移除',
  'notification.passkey_removed.body': '您的账户已移除一个通行密钥，该密钥无法再用于登录。',
  'notification.new_device.title': '新设备登录',
  'notification.new_device.body': '您的账户已在新的设备或浏览器上登录。',
  'notification.second_factor_on.title': '两步登录已开启',
  'notification.second_factor_on.body': '今后登录时需要输入验证码。',
  'notification.second_factor_off.title': '两步登录已更改',
  'notification.second_factor_off.body': '您账户的一种登录验证方式已关闭。',
  'notification.under_review.title': '提款已暂停',
  'notification.under_review.body': '我们正在与支付服务商核对一笔付款，核对完成后即可提款。您的余额不受影响。',
  'notification.login_failures.title': '登录尝试失败',
  'notification.login_failures.body':
    '今天有人多次输入错误的密码尝试登录您的账户。您的账户仍受保护。若非本人操作，请改用一个未在其他地方使用过的密码。',
  'notification.hold': '提款将暂停 {duration}。',
  'notification.advice': '非本人操作？请立即修改密码并联系客服。',
}
