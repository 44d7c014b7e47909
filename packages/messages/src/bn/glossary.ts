import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['ডিপোজিট'],
    withdrawal: ['উত্তোলন'],
    'payout account': ['উত্তোলন অ্যাকাউন্ট'],
    'payment method': ['পেমেন্ট পদ্ধতি'],
    balance: ['ব্যালেন্স'],
    hold: ['হোল্ড'],
    transaction: ['লেনদেন'],
    bonus: ['বোনাস'],
    promotion: ['অফার'],
    reward: ['রিওয়ার্ড'],
    bet: ['বাজি'],
    stake: ['বাজি'],
    round: ['রাউন্ড'],
    'cash out': ['ক্যাশ আউট'],
    multiplier: ['মাল্টিপ্লায়ার'],
    draw: ['ড্র'],
    ticket: ['টিকিট'],
    prize: ['পুরস্কার'],
    account: ['অ্যাকাউন্ট'],
    password: ['পাসওয়ার্ড'],
    passkey: ['পাসকী'],
    support: ['সাপোর্ট'],
  },
  without: { draw: ['lottery.check.own'] },
}
