import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': '{merchant}の認証コード',
  'message.login': '{code} は{merchant}のログイン用認証コードです。5分間有効です。他人に教えないでください。',
  'message.register': '{code} は{merchant}の新規登録用認証コードです。5分間有効です。他人に教えないでください。',
  'message.recovery':
    '{code} は{merchant}のパスワード再設定用認証コードです。5分間有効です。お心当たりがない場合は、このメッセージを無視し、コードを他人に教えないでください。',
  'message.contact': '{code} は、この連絡先を確認するための{merchant}の認証コードです。5分間有効です。',
  'message.second_factor': '{code} は{merchant}のセキュリティコードです。5分間有効です。他人に教えないでください。',
  'message.registered':
    'この番号で登録された{merchant}のアカウントがすでにあります。そのままログインするか、「パスワードをお忘れの方」をご利用ください。',
  'message.notice': '{merchant}：{event}。お心当たりがない場合は、今すぐパスワードを変更し、サポートにご連絡ください。',
}
