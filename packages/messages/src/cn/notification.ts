import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': '已添加收款账户',
  'notification.account_added.body': '您的收款账户中已添加 {bank} {number}。',
  'notification.password_changed.title': '密码已修改',
  'notification.password_changed.body': '您的密码已修改，其他设备均已退出登录。',
  'notification.new_device.title': '新设备登录',
  'notification.new_device.body': '您的账户在新的设备或浏览器上登录。',
  'notification.under_review.title': '提款已暂停',
  'notification.under_review.body': '我们正在与支付渠道核对一笔款项，核对完成后即可提款。您的余额不受影响。',
  'notification.hold': '提款将暂停 {duration}。',
  'notification.advice': '不是您本人操作？请立即修改密码并联系客服。',
}
