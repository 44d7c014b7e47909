/** Texts of the captcha: the dialog, and what is shown without a result. */
export const captcha = {
  'captcha.title': 'Security check',
  'captcha.lead': 'We’re making sure this isn’t a bot. It takes a few seconds.',
  'captcha.working': 'Checking…',
  'captcha.vendor': 'Complete the check below to continue',
  'captcha.failed':
    'The security check couldn’t load. Check your connection, or turn off your ad blocker and try again.',
  'captcha.busy': 'A security check is already open',
  'captcha.outdated': 'Unknown error: the Geetest service isn’t working',
  verify_first: 'Complete the security check first',
} as const
