import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['儲值'],
    withdrawal: ['提款'],
    'payout account': ['收款帳戶'],
    'payment method': ['付款方式'],
    balance: ['餘額'],
    hold: ['圈存'],
    transaction: ['交易'],
    bonus: ['紅利'],
    promotion: ['優惠'],
    reward: ['獎勵'],
    bet: ['投注', '注'],
    stake: ['投注額'],
    round: ['局', '回合'],
    'cash out': ['兌現'],
    multiplier: ['倍'],
    draw: ['期', '開獎'],
    ticket: ['注單'],
    prize: ['獎'],
    account: ['帳戶', '帳號'],
    password: ['密碼'],
    passkey: ['通行密鑰'],
    support: ['客服'],
  },
}
