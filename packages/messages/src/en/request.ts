/** Failures of a call without a response of the server's own. */
export const request = {
  unknown_error: 'Unknown error',
  timeout_retry_please: 'This is taking too long. Please try again.',
  'request.unsure': 'We didn’t get a response. Try again, your request won’t be processed twice.',
  'request.lost':
    'We didn’t get a response, but your request may have gone through. Try again. If that fails, log in with the details you entered.',
  'request.earlier.title': 'We already have this request',
  'request.earlier.text': 'Your request for {amount} reached us on {time}. We didn’t make a second one.',
  'request.earlier.view': 'View it',
  'request.earlier.new': 'New request',
} as const
