import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': '{merchant}をホーム画面に追加',
  'member.type.member': '会員',
  'member.type.agent': 'エージェント',
  'member.type.free': 'お試しプレイ',
  'member.type.virtual': 'バーチャルアカウント',
  'member.since': '会員登録日：{date}',
  'member.profile.edit': 'プロフィールを編集',
  'member.profile.title': 'プロフィール',
  'member.profile.avatar': '画像',
  'member.profile.avatar.one': '画像{number}',
  'member.profile.avatar.none': '名前の頭文字',
  'member.profile.nickname': 'ニックネーム（任意）',
  'member.profile.nickname.hint': '自分にだけ表示されます',
  'member.profile.save': '保存',
  'member.profile.saved': 'プロフィールを保存しました',
  'member.money': '入出金',
  'member.settings': 'アカウントとヘルプ',
  'member.feedback.title': 'ご意見をお聞かせください',
  'member.feedback.body':
    '良い点や改善してほしい点を{merchant}のサポートにお知らせください。ご利用の連絡方法で返信します。',
  'member.logout': 'ログアウト',
  'member.logout.ask': 'この端末で{merchant}からログアウトしますか？',
  'member.logout.failed':
    'サーバーに接続できませんでした。この端末ではログアウトしました。ログインの有効期限は自動的に切れます。',
  'member.unread': '{count, plural, other {未読メッセージ#件}}',
  'member.free.title': 'ご自身のアカウントを作成',
  'member.free.body':
    'これはお試しプレイ用のアカウントです。ご自身のアカウントを作成すると、入金、リアルマネーでのプレイ、出金ができます。',
  'member.device.title': 'この端末',
  'member.device.version': 'バージョン',
  'member.device.app': 'アプリのバージョン',
  'member.device.ip': 'IPアドレス',
  'member.device.agent': 'ブラウザ',
  'member.device.copy': 'サポート用にコピー',
  'member.vip': 'VIP特典：{level}',
}
