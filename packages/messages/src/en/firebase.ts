/** Login with Google, Facebook, X and others by Firebase. */
export const firebase = {
  'firebase.unknown': 'Signing in didn’t work. Try again or log in another way.',
  'firebase.cancelled': 'The sign-in window was closed before you finished',
  'firebase.blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'firebase.network': 'The sign-in service can’t be reached. Check your connection and try again.',
  'firebase.limit': 'Too many attempts. Wait a few minutes and try again.',
  'firebase.disabled': 'This account has been disabled. Log in another way.',
  'firebase.existing': 'You’ve signed in with this email another way before. Use that one.',
  'firebase.storage': 'Your browser blocks what the sign-in needs. Allow cookies for this site or use another browser.',
  'firebase.browser': 'Signing in this way doesn’t work in this browser',
  'firebase.expired': 'The sign-in has expired. Please start again.',
  'firebase.code': 'Code: {code}',
  'firebase.reason': 'Reason: {reason}',
  'firebase.blocked.title': 'Pop-up blocked',
  'firebase.blocked.retry': 'Open the window',
  'firebase.elsewhere.title': 'Open in your browser',
  'firebase.elsewhere.text':
    '{name} doesn’t allow signing in inside this app. Copy the address of this page and open it in your browser, or log in another way.',
  'firebase.elsewhere.copy': 'Copy address',
  not_support_incognito: 'Not available in a private window',
} as const
