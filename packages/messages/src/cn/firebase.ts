import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': '登录未成功，请重试或使用其他方式登录',
  'firebase.cancelled': '登录窗口在完成前已关闭',
  'firebase.blocked': '浏览器拦截了登录窗口。请允许本站弹出窗口后重试。',
  'firebase.network': '无法连接登录服务，请检查网络后重试',
  'firebase.limit': '尝试次数过多，请几分钟后再试',
  'firebase.disabled': '此账号已被停用，请使用其他方式登录',
  'firebase.existing': '您之前用其他方式登录过此邮箱，请使用该方式',
  'firebase.storage': '浏览器阻止了登录所需的数据。请允许本站使用 Cookie，或换一个浏览器。',
  'firebase.browser': '此浏览器不支持这种登录方式',
  'firebase.expired': '登录已过期，请重新开始',
  'firebase.code': '代码：{code}',
  'firebase.reason': '原因：{reason}',
  'firebase.blocked.title': '弹出窗口被拦截',
  'firebase.blocked.retry': '打开窗口',
  'firebase.elsewhere.title': '请在浏览器中打开',
  'firebase.elsewhere.text': '{name} 不允许在此应用内登录。请复制本页地址并在浏览器中打开，或使用其他方式登录。',
  'firebase.elsewhere.copy': '复制地址',
  not_support_incognito: '无痕窗口中无法使用',
}
