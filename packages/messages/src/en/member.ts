/** The member's own page. */
export const member = {
  'member.type.member': 'Member',
  'member.type.agent': 'Agent',
  'member.type.free': 'Free play',
  'member.type.virtual': 'Virtual account',
  'member.since': 'Member since {date}',
  'member.profile.edit': 'Edit profile',
  'member.profile.title': 'Your profile',
  'member.profile.avatar': 'Picture',
  'member.profile.avatar.one': 'Picture {number}',
  'member.profile.avatar.none': 'First letter of your name',
  'member.profile.nickname': 'Nickname (optional)',
  'member.profile.nickname.hint': 'Only you can see it',
  'member.profile.save': 'Save',
  'member.profile.saved': 'Profile saved',
  'member.money': 'Payments',
  'member.settings': 'Account and help',
  'member.feedback.title': 'Share your feedback',
  'member.feedback.body': 'Tell {merchant} support what works and what doesn’t. They’ll reply in the channel you use.',
  'member.logout': 'Log out',
  'member.logout.ask': 'Log out of {merchant} on this device?',
  'member.logout.failed':
    'We couldn’t reach the server. You’re logged out on this device, and your session will expire on its own.',
  'member.unread': '{count, plural, one {# unread message} other {# unread messages}}',
  'member.free.title': 'Create your own account',
  'member.free.body':
    'This is a free-play account. With your own account, you can deposit, play for real money and withdraw.',
} as const
