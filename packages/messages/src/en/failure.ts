/** What is said of failures that have no code of the platform: of this device, and of the vendors' own scripts. */
export const failure = {
  verify_first: 'Please complete the verification first',
  not_support_incognito: 'This login doesn’t work in private browsing',
  popup_blocked: 'Your browser blocked the pop-up. Allow pop-ups for this site and try again.',
  'auth.lines': 'Code: {code}\nReason: {reason}',
  'auth.unknown': 'Login failed. Please try again.',
  'auth.code_expired': 'This code has expired. Request a new one.',
  'auth.invalid_verification_code': 'Wrong code. Please check it and try again.',
  'auth.invalid_phone_number': 'Enter a valid phone number',
  'auth.too_many_requests': 'Too many attempts. Please try again later.',
  'auth.quota_exceeded': 'We can’t send more codes right now. Please try again later.',
  'auth.network_request_failed': 'Network error. Please try again.',
  'auth.popup_blocked': 'Your browser blocked the login window. Allow pop-ups and try again.',
  'auth.popup_closed_by_user': 'The login window was closed before you finished. Please try again.',
  'auth.user_disabled': 'This login has been disabled. Please contact support.',
  'auth.account_exists_with_different_credential':
    'An account with this email already exists. Log in the way you did before.',
  'auth.operation_not_allowed': 'This login method isn’t available here',
} as const
