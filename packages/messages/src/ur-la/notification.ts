import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Wusooli account shamil ho gaya',
  'notification.account_added.body': '{bank} {number} aap ke wusooli accounts mein shamil ho gaya hai.',
  'notification.password_changed.title': 'Password tabdeel ho gaya',
  'notification.password_changed.body':
    'Aap ka password tabdeel ho gaya hai. Aap ki doosri devices se logout ho chuka hai.',
  'notification.contact_changed.title': 'Rabte ki maloomat tabdeel ho gayi',
  'notification.contact_changed.body': '{contact} ko aap ke account mein shamil kar diya gaya hai.',
  'notification.passkey_added.title': 'Passkey shamil ho gayi',
  'notification.passkey_added.body':
    'Aap ke account mein ek passkey shamil hui hai. Is se password ke baghair login ho sakta hai.',
  'notification.passkey_removed.title': 'Passkey hata di gayi',
  'notification.passkey_removed.body': 'Aap ke account se ek passkey hata di gayi hai. Ab is se login nahi ho sakta.',
  'notification.passkey_copied.title': 'Passkey ki purani copy rok di gayi',
  'notification.passkey_copied.body':
    'Aap ki passkey ki purani copy se login ki koshish hui, jise rok diya gaya. Agar phone restore kiya hai to us par woh passkey hatayein aur nayi shamil karein.',
  'notification.identity_added.title': 'Linked account shamil ho gaya',
  'notification.identity_added.body':
    '{service} ko aap ke account se link kar diya gaya hai. Is se password ke baghair login ho sakta hai.',
  'notification.closure_requested.title': 'Account band karne ki darkhwast',
  'notification.closure_requested.body':
    'Pehle apna balance nikalwa lein. {days} din baad hamari support team aap ka account band kar degi. Yeh aap ne nahi kiya? “Security” mein darkhwast wapas lein aur apna password tabdeel karein.',
  'notification.identity_removed.title': 'Linked account hata diya gaya',
  'notification.identity_removed.body':
    '{service} ko aap ke account se alag kar diya gaya hai. Ab is se login nahi ho sakta.',
  'notification.new_device.title': 'Nayi device se login',
  'notification.new_device.body': 'Aap ke account mein nayi device ya browser se login hua hai.',
  'notification.second_factor_on.title': 'Do marhala login on hai',
  'notification.second_factor_on.body': 'Login karte waqt aap se code manga jayega.',
  'notification.second_factor_off.title': 'Do marhala login tabdeel hua',
  'notification.second_factor_off.body': 'Aap ke account ke liye login code ka ek tareeqa off kar diya gaya hai.',
  'notification.under_review.title': 'Raqam nikalwana filhal band hai',
  'notification.under_review.body':
    'Payment provider ke sath ek adaigi ki jaanch jari hai. Jaanch mukammal hone par raqam dobara nikalwayi ja sakegi. Aap ke balance par koi asar nahi hua.',
  'notification.login_failures.title': 'Login ki nakaam koshishein',
  'notification.login_failures.body':
    'Aaj kisi ne aap ke account ke liye kai baar ghalat password darj kiya. Aap ka account ab bhi mehfooz hai. Agar yeh aap ne nahi kiya to aisa password rakhein jo aap kahin aur istemal na karein.',
  'notification.deposit_credited.title': 'Deposit shamil ho gaya',
  'notification.deposit_credited.body': 'Aap ka deposit balance mein shamil kar diya gaya hai.',
  'notification.withdrawal_sent.title': 'Nikalwayi gayi raqam bhej di gayi',
  'notification.withdrawal_sent.body': 'Nikalwayi gayi raqam aap ke account ki taraf ja rahi hai.',
  'notification.withdrawal_refused.title': 'Raqam nikalwana mukammal nahi hua',
  'notification.withdrawal_refused.body':
    'Raqam nikalwane ki darkhwast mukammal nahi hui. Raqam aap ke balance mein wapas aa gayi hai.',
  'notification.desk_answered.title': 'Support ne jawab de diya hai',
  'notification.desk_answered.body': 'Jawab parhne ke liye chat kholein.',
  'notification.ticket_won.title': 'Aap ka ticket jeet gaya',
  'notification.ticket_won.body': 'Jeet ki raqam aap ke balance mein shamil kar di gayi hai.',
  'notification.details': 'Tafseel dekhne ke liye tap karein.',
  'notification.hold': 'Raqam nikalwana {duration} ke liye band hai.',
  'notification.advice': 'Yeh aap ne nahi kiya? Abhi apna password tabdeel karein aur support se rabta karein.',
}
