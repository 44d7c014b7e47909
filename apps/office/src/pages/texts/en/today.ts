export const today = {
  'office.today.title': 'Today',
  'office.today.openWithdrawals': 'Withdrawals on their way',
  'office.today.openIncidents': 'Open incidents',
  'office.today.dueClosures': 'Accounts to close',
  'office.today.nothing': 'Nothing waits for your roles.',
  'office.today.unknownPayouts': 'Payouts without an answer',
  'office.today.downVendors': 'Vendors that are down',
  'office.today.openMessages': 'Messages on their way',
  'office.closures.requested': 'Requested',
  'office.closures.closes': 'Closes',
  'office.closures.due': 'Due',
  'office.closures.empty': 'Nobody wants to leave.',
} as const
