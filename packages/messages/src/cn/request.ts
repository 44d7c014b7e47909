import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: '未知错误',
  timeout_retry_please: '等待时间过长，请重试',
  'request.unsure': '未收到回复，请重试。您的请求不会重复处理。',
  'request.lost': '未收到回复，但您的请求可能已成功。请重试；如仍失败，请用您填写的信息登录。',
  'request.earlier.title': '我们已收到这笔请求',
  'request.earlier.text': '您的 {amount} 请求已于 {time} 收到，我们没有重复处理',
  'request.earlier.view': '查看',
  'request.earlier.new': '新请求',
}
