/** Opening an account, by oneself or by an agent. */
export const registration = {
  'registration.heading': 'Open your account',
  'registration.lead': 'A username and a password are all it takes.',
  'registration.referral.locked': 'From the link that brought you here',
  'registration.terms': 'I am 18 or older and accept the terms and rules.',
  'registration.terms.read': 'Read the terms and rules',
  'registration.terms.required': 'Confirm your age and the terms to go on.',
  'registration.submit': 'Create account',
  'registration.known': 'Already a member?',
  'registration.login': 'Log in',
  'registration.closed': 'New accounts cannot be opened at the moment.',
  'registration.closed.body': 'If you have an account, you can log in as usual.',
  'registration.script': 'Opening an account needs a browser with scripts on.',
  'registration.agent.title': 'Members join by themselves for now',
  'registration.agent.body':
    'Registering a member from your agent account is not open at {merchant} yet. A new member can create an account on the registration page.',
  'registration.agent.address': 'The registration page',
  'registration.agent.copy': 'Copy the address',
  'registration.agent.copied': 'The address is copied',
  'registration.agent.failed': 'The address could not be copied. Press and hold it instead.',
} as const
