import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['जम्मा'],
    withdrawal: ['निकासी', 'निकाल'],
    'payout account': ['निकासी खाता'],
    'payment method': ['भुक्तानी माध्यम'],
    balance: ['ब्यालेन्स'],
    hold: ['होल्ड'],
    transaction: ['कारोबार'],
    bonus: ['बोनस'],
    promotion: ['अफर'],
    reward: ['रिवार्ड'],
    bet: ['बाजी'],
    stake: ['बाजी रकम'],
    round: ['राउन्ड'],
    'cash out': ['क्यास आउट'],
    multiplier: ['गुणक'],
    draw: ['ड्र'],
    ticket: ['टिकट'],
    prize: ['पुरस्कार'],
    account: ['खाता'],
    password: ['पासवर्ड'],
    passkey: ['पासकी'],
    support: ['ग्राहक सेवा'],
  },
  same: ['category.SEA_LOTT'],
}
