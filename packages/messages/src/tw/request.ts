import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: '未知錯誤',
  timeout_retry_please: '等待時間過久，請再試一次',
  'request.unsure': '尚未收到回應，請再試一次，您的請求不會重複處理',
  'request.lost': '尚未收到回應，但您的請求可能已成功。請再試一次；若仍失敗，請以您填寫的資料登入。',
  'request.earlier.title': '我們已收到這筆請求',
  'request.earlier.text': '您 {amount} 的請求已於 {time} 送達，我們並未建立第二筆',
  'request.earlier.view': '查看',
  'request.earlier.new': '新請求',
}
