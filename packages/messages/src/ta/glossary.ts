import type { Glossary } from '../glossary.types.ts'

export const glossary: Glossary = {
  terms: {
    deposit: ['டெபாசிட்'],
    withdrawal: ['எடு'],
    'payout account': ['பணம் பெறும் கணக்க'],
    'payment method': ['பேமெண்ட் முறை'],
    balance: ['இருப்பு', 'இருப்பை', 'இருப்பில்', 'இருப்பும்'],
    hold: ['நிறுத்திவை'],
    transaction: ['பரிவர்த்தனை'],
    bonus: ['போனஸ'],
    promotion: ['சலுகை'],
    reward: ['வெகுமதி'],
    bet: ['பந்தய'],
    stake: ['பந்தயத் தொகை'],
    round: ['சுற்று', 'சுற்றி', 'சுற்றை'],
    'cash out': ['கேஷ் அவுட்'],
    multiplier: ['பெருக்கி'],
    draw: ['குலுக்கல'],
    ticket: ['டிக்கெட்'],
    prize: ['பரிசு', 'பரிசி', 'பரிசை'],
    account: ['கணக்கு', 'கணக்கி', 'கணக்கை'],
    password: ['கடவுச்சொல்', 'கடவுச்சொற்'],
    passkey: ['கடவுச்சாவி'],
    support: ['உதவிக் குழு'],
  },
  // “Withdraw to” names the payout account itself.
  without: {
    withdrawal: ['wallet.story.account', 'withdrawal.card.label', 'withdrawal.confirm.to'],
    draw: ['lottery.check.own'],
  },
  same: ['category.SEA_LOTT'],
}
