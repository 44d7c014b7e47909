import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'セキュリティチェック',
  'captcha.lead': '自動プログラムでないことを確認しています。数秒で終わります。',
  'captcha.working': '確認中…',
  'captcha.vendor': '続けるには、以下の確認を完了してください',
  'captcha.failed':
    'セキュリティチェックを読み込めませんでした。接続を確認するか、広告ブロックをオフにしてもう一度お試しください。',
  'captcha.busy': 'セキュリティチェックはすでに開いています',
  'captcha.outdated': '不明なエラー：Geetestのサービスが利用できません',
  verify_first: '先にセキュリティチェックを完了してください',
}
