/** The member's own page. */
export const member = {
  'member.type.member': 'Member',
  'member.type.agent': 'Agent',
  'member.type.free': 'Free play',
  'member.type.virtual': 'Virtual account',
  'member.since': 'Member since {date}',
  'member.money': 'Money',
  'member.settings': 'Account and help',
  'member.feedback.title': 'Tell us what you think',
  'member.feedback.body':
    'Tell customer service of {merchant} what is good and what went wrong. You get your answer where you write.',
  'member.logout': 'Log out',
  'member.logout.ask': 'Log out of {merchant} on this device?',
  'member.logout.failed': 'The server did not answer. You are logged out here; its session ends by itself.',
  'member.unread': '{count, plural, one {# unread message} other {# unread messages}}',
} as const
