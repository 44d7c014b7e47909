/** Logging in and changing the password. */
export const session = {
  'session.login.heading': 'Good to see you',
  'session.login.lead': 'Log in to play, to deposit and to see your tickets.',
  'session.login.submit': 'Log in',
  'session.login.new': 'New at {merchant}?',
  'session.login.register': 'Create an account',
  'session.login.forgot': 'Forgotten your password?',
  'session.login.script': 'Logging in needs a browser with scripts on.',
  'session.current': 'You are logged in as {name}.',
  'session.current.go': 'Go on',
  'session.password.heading': 'A new password',
  'session.password.lead': 'Your other devices are logged out when it changes.',
  'session.password.forced': 'Your password has to be changed before you go on.',
  'session.password.old': 'Current password',
  'session.password.old.required': 'Enter your current password.',
  'session.password.new': 'New password',
  'session.password.same': 'Choose a password that differs from the current one.',
  'session.password.submit': 'Change password',
  'session.password.done': 'Your password is changed.',
  'session.cookies':
    'Your browser keeps no cookies, and without them nobody can stay logged in. Turn cookies on and try again.',
  'session.forgets': 'This browser keeps nothing for us. You stay logged in until you close or reload this page.',
  'session.tabs.left': 'You have logged out in another tab.',
  'session.tabs.replaced':
    'Somebody else has logged in in another tab of this browser. Log in again to go on as yourself.',
  'session.handoff.refused': 'This link was used already or has expired. Log in to go on.',
} as const
