/** What is said of failures that have no code of the platform: of this device, and of the vendors' own scripts. */
export const failure = {
  verify_first: 'Please complete the check first.',
  not_support_incognito: 'This login does not work in a private window.',
  popup_blocked: 'Your browser blocked the window. Allow pop-ups for this site and try again.',
  'auth.lines': 'Code: {code}\nReason: {reason}',
  'auth.unknown': 'The login did not work. Please try again.',
  'auth.code_expired': 'The code has expired. Please ask for a new one.',
  'auth.invalid_verification_code': 'The code is not right.',
  'auth.invalid_phone_number': 'The phone number is not valid.',
  'auth.too_many_requests': 'Too many tries. Please wait a while.',
  'auth.quota_exceeded': 'No more codes can be sent at the moment. Please try again later.',
  'auth.network_request_failed': 'The network failed. Please try again.',
  'auth.popup_blocked': 'Your browser blocked the login window.',
  'auth.popup_closed_by_user': 'The login window was closed before the login was done.',
  'auth.user_disabled': 'This login has been disabled.',
  'auth.account_exists_with_different_credential':
    'There is an account with this e-mail address, with another way to log in.',
  'auth.operation_not_allowed': 'This way to log in is not offered here.',
} as const
