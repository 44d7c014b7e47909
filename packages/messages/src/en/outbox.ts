/** Texts of the page with the demo’s sms and e-mails; not part of the web’s catalogue. */
export const outbox = {
  'outbox.title': 'Demo outbox',
  'outbox.lead':
    'This demo’s messages arrive here only: enter a number with its country code, or an email address, to read them',
  'outbox.to': 'Number or email',
  'outbox.show': 'Show messages',
  'outbox.empty': 'No messages for {to} yet',
} as const
