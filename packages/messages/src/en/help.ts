/** Articles of the help centre: a question and its answer, one paragraph a line. */
export const help = {
  'help.intro': 'Short answers to what members ask most. Tap a question to read on.',
  'help.contact': 'Your question is not here, or you cannot get into your account? Talk to us.',
  'help.deposit.title': 'How do I put money in?',
  'help.deposit.body':
    'Choose a method and an amount under “Deposit”. You confirm the payment on the provider’s own page and come back here.\nThe money is on your balance as soon as the provider confirms it, even if you have closed this page. A payment that stays open is shown as waiting; nothing is taken twice.',
  'help.withdrawal.title': 'How do I take money out?',
  'help.withdrawal.body':
    'Add a payout account in your own name once, then ask for an amount under “Withdraw”. The amount is set aside at once and cannot be staked any more.\nIt leaves when the bank has confirmed it. If the bank refuses, all of it comes back to your balance. If the bank does not answer, it stays set aside and we keep asking; we never guess.',
  'help.lottery.title': 'How does the lottery work?',
  'help.lottery.body':
    'A draw falls every minute. Sales close five seconds before it. Your stake is set aside when you confirm, and the ticket counts only if the draw was still open at that moment; otherwise the stake comes back by itself.\nWins are on your balance right after the draw. The prizes and the share that is paid back on average stand in the lottery under “Rules and prizes”.',
  'help.fair.title': 'How do I know that a draw is fair?',
  'help.fair.body':
    'Before sales open, each draw’s secret is fixed and its fingerprint is published. When sales close, the list of tickets is fixed as well. After the draw the secret is shown.\nOpen any draw and tap “Check fairness”: your own browser repeats every step. If a single digit had been changed afterwards, the check would fail.',
  'help.account.title': 'How do I keep my account safe?',
  'help.account.body':
    'Use a password that you use nowhere else, and change it under “My account” if somebody may know it; all your other sessions end at once.\nNobody from our team will ever ask for your password. A session works only in the browser in which it was opened.',
  'help.safer.title': 'How do I stay in control?',
  'help.safer.body':
    'You must be 18 or older to play. Decide before you start how much time and money you want to spend, and stop when you get there. Never play with money that you need, and never to win back a loss.\nIf playing is no longer fun, talk to customer service or to a helpline in your country. We close an account at once when its owner asks for it.',
  'help.terms.title': 'Terms and rules in short',
  'help.terms.body':
    'One person has one account. Members are 18 or older and play with their own money. Payouts go to accounts in the member’s own name.\nEvery stake and every win stands in your money history with its ticket. What has been drawn cannot be changed, by us neither.',
  'help.about.title': 'About {merchant}',
  'help.about.legalName': 'Company',
  'help.about.authority': 'Licensed by',
  'help.about.number': 'Licence number',
  'help.about.registeredAddress': 'Registered address',
  'help.about.email': 'E-mail',
  'help.about.telephone': 'Telephone',
  'help.about.serviceHours': 'Service hours',
} as const
