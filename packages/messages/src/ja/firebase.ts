import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'ログインできませんでした。もう一度試すか、別の方法でログインしてください。',
  'firebase.cancelled': '完了する前にログイン画面が閉じられました',
  'firebase.blocked':
    'ブラウザがログイン画面をブロックしました。このサイトのポップアップを許可して、もう一度お試しください。',
  'firebase.network': 'ログインサービスに接続できません。接続を確認して、もう一度お試しください。',
  'firebase.limit': '試行回数が多すぎます。数分待ってからもう一度お試しください。',
  'firebase.disabled': 'このアカウントは無効になっています。別の方法でログインしてください。',
  'firebase.existing': 'このメールアドレスでは、以前に別の方法でログインされています。その方法でログインしてください。',
  'firebase.storage':
    'ログインに必要なデータがブラウザでブロックされています。このサイトのCookieを許可するか、別のブラウザをご利用ください。',
  'firebase.browser': 'このブラウザでは、この方法でログインできません',
  'firebase.expired': 'ログインの有効期限が切れました。最初からやり直してください。',
  'firebase.code': 'コード：{code}',
  'firebase.reason': '理由：{reason}',
  'firebase.blocked.title': 'ポップアップがブロックされました',
  'firebase.blocked.retry': '画面を開く',
  'firebase.elsewhere.title': 'ブラウザで開いてください',
  'firebase.elsewhere.text':
    '{name}はこのアプリ内でのログインに対応していません。このページのアドレスをコピーしてブラウザで開くか、別の方法でログインしてください。',
  'firebase.elsewhere.copy': 'アドレスをコピー',
  not_support_incognito: 'プライベートブラウズではご利用いただけません',
}
