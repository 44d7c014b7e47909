import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'アカウントを作成',
  'registration.lead': '必要なのはユーザー名とパスワードだけです',
  'registration.lead.mobile': '必要なのは携帯電話番号だけです',
  'registration.referral.locked': '紹介リンクから入力されています',
  'registration.username.free': 'このユーザー名は使えます',
  'registration.username.taken': 'このユーザー名は使われています。別のものを選んでください。',
  'registration.terms': '{age}歳以上であり、利用規約とルールに同意します',
  'registration.terms.read': '利用規約とルールを読む',
  'registration.terms.required': '続けるには、年齢を確認のうえ規約に同意してください',
  'registration.terms.changed': '規約が変更されました。続けるには、お読みのうえ同意してください。',
  'registration.submit': 'アカウントを作成',
  'registration.known': 'すでにアカウントをお持ちですか？',
  'registration.login': 'ログイン',
  'registration.closed': '現在、新規登録を停止しています',
  'registration.closed.body': 'すでにアカウントをお持ちの方は、ログインできます',
  'registration.script': 'アカウントを作成するには、ブラウザのJavaScriptを有効にしてください',
  'registration.referral.unknown': 'この紹介コードは見つかりません',
}
