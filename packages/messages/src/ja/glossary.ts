import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['入金'],
    withdrawal: ['出金'],
    'payout account': ['出金先口座'],
    'payment method': ['入金方法'],
    balance: ['残高'],
    hold: ['保留'],
    transaction: ['取引'],
    bonus: ['ボーナス'],
    promotion: ['キャンペーン'],
    reward: ['特典'],
    bet: ['ベット'],
    stake: ['賭け金'],
    round: ['ラウンド'],
    'cash out': ['キャッシュアウト'],
    multiplier: ['倍率'],
    draw: ['抽選', '回'],
    ticket: ['チケット'],
    prize: ['賞', '等'],
    account: ['アカウント', '口座'],
    password: ['パスワード'],
    passkey: ['パスキー'],
    support: ['サポート'],
  },
  same: ['confirm', 'category.SEA_LOTT', 'baccarat.short'],
}
