/** Articles of the help center: a question and its answer, one paragraph per line. */
export const help = {
  'help.intro': 'Answers to the most common questions',
  'help.contact': 'Can’t find an answer or log in to your account? Contact support.',
  'help.deposit.title': 'How do I deposit?',
  'help.deposit.body':
    'Go to “Deposit”, choose a payment method and enter an amount. Confirm the payment on the payment provider’s page, then return here.\nYour balance is updated as soon as the payment is confirmed, even if you’ve closed the page. Until then the deposit is shown as pending. You’re never charged twice.',
  'help.withdrawal.title': 'How do I withdraw?',
  'help.withdrawal.body':
    'Add a payout account in your own name once, then go to “Withdraw” and enter an amount. The funds are put on hold right away and can’t be used for bets.\nThey leave your balance when the bank confirms the payout. If the bank rejects it, the full amount returns to your balance. If the bank doesn’t respond, the funds stay on hold while we keep checking.',
  'help.lottery.title': 'How does the lottery work?',
  'help.lottery.body':
    'There’s a draw every minute. Betting closes 5 seconds before it. Your stake is put on hold when you place a ticket. The ticket counts only if the draw was still open, otherwise your stake is returned.\nWins are added to your balance right after the draw. See “Prizes” in the lottery for prizes and the average return.',
  'help.fair.title': 'How do I know a draw is fair?',
  'help.fair.body':
    'Before betting opens, each draw’s secret seed is locked and its hash is published. When betting closes, the list of tickets is locked too. After the draw, the seed is revealed.\nOpen any draw and tap “Check fairness” to repeat every step in your own browser. If a single digit had been changed, the check would fail.',
  'help.account.title': 'How do I keep my account safe?',
  'help.account.body':
    'Use a password you don’t use anywhere else. If someone may know it, change it under “My account”. You’ll be logged out on all other devices.\nOur team will never ask for your password.',
  'help.safer.title': 'How do I stay in control?',
  'help.safer.body':
    'You must be 18 or older to play. Before you start, decide how much time and money to spend, and stop when you get there. Never bet money you need, and never chase losses.\nIf it’s no longer fun, contact support or a helpline in your country. You can ask us to close your account at any time, under “My account”, “Security”.',
  'help.terms.title': 'Terms and rules in short',
  'help.terms.body':
    'One account per person. You must be 18 or older and play with your own money. Withdrawals are paid to accounts in your own name.\nEvery stake and win is listed in your transactions. Results are final. Not even we can change them.',
  'help.legal': 'Full texts',
  'help.legal.terms': 'Terms',
  'help.legal.privacy': 'Privacy',
  'help.legal.bonus': 'Bonus rules',
  'help.legal.complaints': 'Complaints',
  'help.legal.version': 'Version {version}',
  'help.legal.short': 'In short',
  'help.about.title': 'About {merchant}',
  'help.about.legalName': 'Company',
  'help.about.authority': 'Licensed by',
  'help.about.number': 'Licence number',
  'help.about.registeredAddress': 'Registered address',
  'help.about.email': 'Email',
  'help.about.telephone': 'Phone',
  'help.about.serviceHours': 'Support hours',
  'consent.title': 'Your privacy',
  'consent.body':
    'You decide who learns about your visits. Nobody gets your name, and you can change your mind here at any time.',
  'consent.ask.all': 'Can we share your visit with partners for analytics and advertising? They never get your name.',
  'consent.ask.measurement':
    'Can we share your visit with analytics partners? It helps us improve, and they never get your name.',
  'consent.ask.advertising': 'Can we share your visit with advertising partners? They never get your name.',
  'consent.yes': 'Accept all',
  'consent.no': 'Reject all',
  'consent.choose': 'Choose',
  'consent.purpose.measurement': 'Analytics',
  'consent.purpose.advertising': 'Advertising',
  'consent.about.measurement': 'Shows us which pages and campaigns work. Partners: {partners}.',
  'consent.about.advertising':
    'Tells partners what you do here and which of their ads brought you. Partners: {partners}.',
  'consent.saved': 'Saved',
  'consent.failed': 'Not saved yet. We’ll send it again.',
} as const
