import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['ငွေသွင်း', 'သွင်းငွေ'],
    withdrawal: ['ငွေထုတ်', 'ထုတ်ငွေ'],
    'payout account': ['ငွေထုတ်အကောင့်'],
    'payment method': ['ငွေပေးချေနည်း'],
    balance: ['လက်ကျန်'],
    hold: ['ထိန်းထား'],
    transaction: ['လုပ်ဆောင်မှု'],
    bonus: ['ဘောနပ်စ်'],
    promotion: ['ပရိုမိုးရှင်း'],
    reward: ['ဆုလာဘ်'],
    bet: ['လောင်း'],
    stake: ['လောင်းကြေး'],
    round: ['ပွဲ'],
    'cash out': ['ငွေယူ'],
    multiplier: ['အဆ'],
    draw: ['ဖွင့်ပွဲ', 'ထီဖွင့်'],
    ticket: ['လက်မှတ်'],
    prize: ['ဆု'],
    account: ['အကောင့်'],
    password: ['စကားဝှက်'],
    passkey: ['လျှို့ဝှက်ကီး'],
    support: ['ဝန်ဆောင်မှု'],
  },
  without: {
    ticket: ['lottery.sending.title', 'lottery.refused.title', 'lottery.sorry.ticket_over.title'],
  },
}
