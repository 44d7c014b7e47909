import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: '不明なエラー',
  timeout_retry_please: '時間がかかりすぎています。もう一度お試しください。',
  'request.unsure': '応答がありませんでした。もう一度お試しください。二重に処理されることはありません。',
  'request.lost':
    '応答がありませんでしたが、手続きは完了している可能性があります。もう一度お試しください。うまくいかない場合は、入力した情報でログインしてください。',
  'request.earlier.title': 'このお手続きは受付済みです',
  'request.earlier.text': '{amount}のお手続きは{time}に受け付けました。二重には受け付けていません。',
  'request.earlier.view': '確認する',
  'request.earlier.new': '新しい手続き',
}
