/** Registration by oneself or by an agent. */
export const registration = {
  'registration.heading': 'Create your account',
  'registration.lead': 'All you need is a username and a password',
  'registration.lead.mobile': 'All you need is your mobile number',
  'registration.referral.locked': 'From your referral link',
  'registration.username.free': 'This username is available',
  'registration.username.taken': 'This username is taken. Please choose another.',
  'registration.terms': 'I’m {age} or older and accept the terms and rules',
  'registration.terms.read': 'Read the terms and rules',
  'registration.terms.required': 'Confirm your age and accept the terms to continue',
  'registration.terms.changed': 'The terms have changed. Read and accept them to continue.',
  'registration.submit': 'Create account',
  'registration.known': 'Already have an account?',
  'registration.login': 'Log in',
  'registration.closed': 'Sign-up is currently closed',
  'registration.closed.body': 'If you already have an account, you can still log in',
  'registration.script': 'Turn on JavaScript in your browser to create an account',
  'registration.agent.title': 'Members sign up on their own for now',
  'registration.agent.body':
    'Agents can’t register members at {merchant} yet. Share the sign-up page with new members instead.',
  'registration.agent.address': 'Sign-up page',
  'registration.agent.copy': 'Copy link',
} as const
