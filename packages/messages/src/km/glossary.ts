import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['ដាក់ប្រាក់'],
    withdrawal: ['ដកប្រាក់'],
    'payout account': ['គណនីទទួលប្រាក់'],
    'payment method': ['វិធីទូទាត់'],
    balance: ['សមតុល្យ'],
    hold: ['ទប់ទុក'],
    transaction: ['ប្រតិបត្តិការ'],
    bonus: ['ប្រាក់បន្ថែម'],
    promotion: ['ប្រូម៉ូសិន'],
    reward: ['រង្វាន់'],
    bet: ['ភ្នាល់'],
    stake: ['ប្រាក់ភ្នាល់'],
    round: ['ជុំ'],
    'cash out': ['យកប្រាក់'],
    multiplier: ['មេគុណ'],
    draw: ['វគ្គ', 'ចេញលេខ'],
    ticket: ['សំបុត្រ'],
    prize: ['រង្វាន់'],
    account: ['គណនី'],
    password: ['ពាក្យសម្ងាត់'],
    passkey: ['កូដសម្ងាត់'],
    support: ['សេវាអតិថិជន'],
  },
  without: {
    bonus: ['game.feature.bonus'],
    draw: ['lottery.check.own'],
  },
}
