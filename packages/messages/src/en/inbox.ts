/** The merchant's messages to one member. */
export const inbox = {
  'inbox.title': 'Messages',
  'inbox.new': 'New',
  'inbox.notices': 'Announcements',
} as const
