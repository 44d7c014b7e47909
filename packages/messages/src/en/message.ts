/** Sms and e-mails with codes; values are `{name}`, without plural or select forms. */
export const message = {
  'message.subject': 'Your {merchant} code',
  'message.login': '{code} is your {merchant} login code. It’s valid for 5 minutes. Never share it.',
  'message.register': '{code} is your {merchant} sign-up code. It’s valid for 5 minutes. Never share it.',
  'message.recovery':
    '{code} is your {merchant} code to set a new password. It’s valid for 5 minutes. Not you? Ignore this message and never share the code.',
  'message.contact': '{code} is your {merchant} code to confirm this contact. It’s valid for 5 minutes.',
  'message.second_factor': '{code} is your {merchant} security code. It’s valid for 5 minutes. Never share it.',
  'message.registered':
    'You already have a {merchant} account with this number. Log in with it, or use “Forgot password?”.',
  'message.notice': '{merchant}: {event}. Not you? Change your password now and contact support.',
} as const
