/** What the merchant has written to one member. */
export const inbox = {
  'inbox.title': 'Messages for you',
  'inbox.new': 'New',
  'inbox.notices': 'For everybody',
} as const
