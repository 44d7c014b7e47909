/** The member's level in the merchant's programme. */
export const rank = {
  'rank.none': 'No level yet',
  'rank.next': 'Bet {amount} more to reach {level}',
  'rank.top': 'You’ve reached the top level',
  'rank.levels': 'All levels',
  'rank.from': 'From {amount} in bets',
  'rank.withdrawals': 'Withdraw up to {amount} in 24 hours',
  'rank.explain': 'Every settled bet with real money counts. Once you reach a level, you keep it.',
} as const
