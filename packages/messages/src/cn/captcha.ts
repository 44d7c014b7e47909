import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': '安全验证',
  'captcha.lead': '正在确认这不是机器操作，只需几秒钟',
  'captcha.working': '验证中…',
  'captcha.vendor': '请完成下方验证以继续',
  'captcha.failed': '安全验证无法加载。请检查网络，或关闭广告拦截后重试。',
  'captcha.busy': '安全验证正在进行中',
  'captcha.outdated': '未知错误：Geetest 服务无法使用',
  verify_first: '请先完成安全验证',
}
