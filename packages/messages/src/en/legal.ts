/** Standard legal pages, for merchants without texts of their own. */
export const legal = {
  'legal.terms': `# About these terms
These terms are the agreement between you and the company behind {merchant}. The help center names the company, its licence and how to reach it.
# Your account
You must be at least {age} years old and allowed to play where you live. One account per person, in your own name.
Keep your password to yourself. What is done with it counts as done by you, until you tell us that someone else has it.
The law may require us to check your age, your identity and where your money comes from. Until that is done, a payout can take longer.
# Money
Deposit from your own accounts and cards only. Withdrawals are paid to accounts in your own name.
Your balance earns no interest and is no bank deposit. If an amount is booked by mistake, we correct it and tell you.
# Bets
A bet counts once we have accepted it, and can’t be changed after that. The rules of each game stand on its page.
A round that can’t be finished because of a fault is cancelled, and your stake is returned. Our record of a round decides, and you can see it in your transactions.
# Fair use
Programs that play for you, agreements with other players against a game, and more than one account are not allowed. If we suspect it, we may hold a payout while we check, and we tell you why.
# Ending
You can ask us to close your account at any time, under “My account”, “Security”. Money in your balance stays yours and is paid out.
We may close an account that breaks these terms or the law. We pay what you are owed, unless the law forbids it.
# Changes
We ask you to accept a new version before you deposit or play again. Withdrawals never wait for it. If you disagree with us, see “Complaints”.`,
  'legal.privacy': `# What we store
What you give us: user name, contacts, payout accounts, and papers if we have to check your identity.
What happens here: deposits, withdrawals, bets, messages, and your logins with device and network.
# What we use it for
To run your account, pay you, prevent fraud and protect players. The law requires some of it, such as records of payments.
With your consent we measure visits and advertising. You can change your mind in the help center at any time.
# Who gets it
Payment providers get what a payment needs. Game providers get a number for you and your stakes, never your contacts.
Authorities get what the law requires. Advertising and analytics partners get nothing without your consent, and never your name.
# How long we keep it
Records of payments and bets for as long as the law requires. The history of your logins for 90 days. After that, data is deleted.
# Your rights
You can see, correct and get a copy of your data, object to its use, or ask us to delete what we don’t have to keep. Contact support.
You can also complain to the data protection authority of your country.`,
  'legal.bonus': `# When a bonus counts
Each bonus has terms of its own: amount, period, games and what you have to bet first. They are shown before you take it, and come before this page.
One bonus of a kind per person, household, payment account and device.
# Betting a bonus
Until you have bet the required amount, the bonus and what you win with it can’t be withdrawn. Your own money can.
Bets that were cancelled or returned don’t count.
# Ending
You can give up a bonus at any time. It ends with its period, and what was won with it ends with it.
# Misuse
If someone takes the same bonus with several accounts, or places bets on every result only to meet the terms, we may take back the bonus and what was won with it. Money that you have deposited stays yours.`,
  'legal.complaints': `# Tell us first
Contact support and say what happened, when, and in which game or payment. A screenshot helps. You find ids of bets and payments in your transactions.
# What happens then
We confirm your complaint within 2 working days and answer it within 14 days. If we need longer, we tell you why and until when.
Your account and your money stay as they are meanwhile. A complaint has no disadvantages for you.
# If you disagree
Ask for someone who has not decided before to look at it again. After that you can turn to the authority that licenses us. The help center names it.
# Fairness of a game
You can check the result of every draw and round of our own games yourself with “Check fairness”. If a check fails, send it to us.`,
} as const
