import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['입금'],
    withdrawal: ['출금'],
    'payout account': ['출금 계좌'],
    'payment method': ['결제 수단'],
    balance: ['잔액'],
    hold: ['보류'],
    transaction: ['거래'],
    bonus: ['보너스'],
    promotion: ['프로모션'],
    reward: ['리워드'],
    bet: ['베팅'],
    stake: ['베팅금'],
    round: ['라운드'],
    'cash out': ['캐시아웃'],
    multiplier: ['배율'],
    draw: ['추첨'],
    ticket: ['티켓'],
    prize: ['당첨', '[1-7]등', '특등', '위로상'],
    account: ['계정', '계좌'],
    password: ['비밀번호'],
    passkey: ['패스키'],
    support: ['고객센터'],
  },
}
