export const account = {
  'office.account.title': 'My sessions',
  'office.account.device': 'Browser',
  'office.account.opened': 'Since',
  'office.account.seen': 'Last call',
  'office.account.current': 'this one',
  'office.account.end': 'End',
} as const
