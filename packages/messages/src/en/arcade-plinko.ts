/** Texts of the arcade's game Plinko. */
export const plinko = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'A ball falls through rows of pins and goes left or right at each with the same chance. The bucket it lands in decides the payout. More rows and higher risk mean larger payouts at the edges.',
  'plinko.prize': 'Bucket',
  'plinko.prize.row': 'No. {id}',
  'plinko.risk': 'Risk',
  'plinko.risk.low': 'Low',
  'plinko.risk.medium': 'Medium',
  'plinko.risk.high': 'High',
  'plinko.rows': 'Rows',
  'plinko.rows.count': '{count, plural, one {# row} other {# rows}}',
} as const
