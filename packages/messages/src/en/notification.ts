/** Notifications to members; values are `{name}`, without plural or select forms. */
export const notification = {
  'notification.account_added.title': 'Payout account added',
  'notification.account_added.body': '{bank} {number} was added to your payout accounts.',
  'notification.password_changed.title': 'Password changed',
  'notification.password_changed.body': 'Your password was changed. You’ve been logged out on your other devices.',
  'notification.contact_changed.title': 'Contact details changed',
  'notification.contact_changed.body': '{contact} was added to your account.',
  'notification.passkey_added.title': 'Passkey added',
  'notification.passkey_added.body':
    'A passkey was added to your account. It can be used to log in without your password.',
  'notification.passkey_removed.title': 'Passkey removed',
  'notification.passkey_removed.body': 'A passkey was removed from your account. It can’t be used to log in any more.',
  'notification.passkey_copied.title': 'Old copy of a passkey refused',
  'notification.passkey_copied.body':
    'An older copy of your passkey was used to log in, and we refused it. On a restored phone, remove that passkey and add a new one.',
  'notification.identity_added.title': 'Linked account added',
  'notification.identity_added.body':
    '{service} was linked to your account. It can be used to log in without your password.',
  'notification.closure_requested.title': 'Account closure requested',
  'notification.closure_requested.body':
    'Withdraw your balance first. After {days} days our support team closes your account. Not you? Take it back under “Security” and change your password.',
  'notification.identity_removed.title': 'Linked account removed',
  'notification.identity_removed.body':
    '{service} was unlinked from your account. It can’t be used to log in any more.',
  'notification.new_device.title': 'Login from a new device',
  'notification.new_device.body': 'Your account was logged in to from a new device or browser.',
  'notification.second_factor_on.title': 'Two-step login is on',
  'notification.second_factor_on.body': 'You’ll be asked for a code when you log in.',
  'notification.second_factor_off.title': 'Two-step login changed',
  'notification.second_factor_off.body': 'A login code method was switched off for your account.',
  'notification.under_review.title': 'Withdrawals are paused',
  'notification.under_review.body':
    'We’re checking a payment with our payment provider. You can withdraw again once the check is done. Your balance isn’t affected.',
  'notification.login_failures.title': 'Failed login attempts',
  'notification.login_failures.body':
    'Someone entered a wrong password for your account several times today. Your account is still protected. If it wasn’t you, choose a password that you use nowhere else.',
  'notification.deposit_credited.title': 'Deposit added',
  'notification.deposit_credited.body': 'Your deposit has been added to your balance.',
  'notification.withdrawal_sent.title': 'Withdrawal sent',
  'notification.withdrawal_sent.body': 'Your withdrawal is on its way to your account.',
  'notification.withdrawal_refused.title': 'Withdrawal not completed',
  'notification.withdrawal_refused.body': 'Your withdrawal wasn’t completed. The money is back in your balance.',
  'notification.desk_answered.title': 'Support has replied',
  'notification.desk_answered.body': 'Open the chat to read the answer.',
  'notification.ticket_won.title': 'You have a winning ticket',
  'notification.ticket_won.body': 'Your winnings have been added to your balance.',
  'notification.details': 'Tap to see the details.',
  'notification.hold': 'Withdrawals are paused for {duration}.',
  'notification.advice': 'Not you? Change your password now and contact support.',
} as const
