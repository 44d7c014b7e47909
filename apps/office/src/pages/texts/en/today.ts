export const today = {
  'office.today.title': 'Today',
  'office.today.openWithdrawals': 'Withdrawals on their way',
  'office.today.openIncidents': 'Open incidents',
  'office.today.dueClosures': 'Accounts to close',
  'office.today.nothing': 'Nothing waits for your roles.',
  'office.today.openApprovals': 'Requests for you to decide',
} as const
