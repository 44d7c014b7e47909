import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Login nahi ho saka. Dobara koshish karein ya kisi aur tareeqe se login karein.',
  'firebase.cancelled': 'Login mukammal hone se pehle window band ho gayi',
  'firebase.blocked':
    'Aap ke browser ne login ki window rok di. Is site ke liye pop-up ki ijazat dein aur dobara koshish karein.',
  'firebase.network': 'Login service se rabta nahi ho raha. Apna connection dekhein aur dobara koshish karein.',
  'firebase.limit': 'Bohat zyada koshishein ho gayin. Chand minute baad dobara koshish karein.',
  'firebase.disabled': 'Yeh account band kar diya gaya hai. Kisi aur tareeqe se login karein.',
  'firebase.existing': 'Is email se pehle kisi aur tareeqe se login ho chuka hai. Wohi tareeqa istemal karein.',
  'firebase.storage':
    'Aap ka browser login ke liye zaroori data rok raha hai. Is site ke liye cookies ki ijazat dein ya koi aur browser istemal karein.',
  'firebase.browser': 'Is browser mein is tareeqe se login nahi ho sakta',
  'firebase.expired': 'Login expire ho gaya hai. Dobara shuru karein.',
  'firebase.code': 'Error code: {code}',
  'firebase.reason': 'Wajah: {reason}',
  'firebase.blocked.title': 'Pop-up rok diya gaya',
  'firebase.blocked.retry': 'Window kholein',
  'firebase.elsewhere.title': 'Apne browser mein kholein',
  'firebase.elsewhere.text':
    '{name} is app ke andar login ki ijazat nahi deta. Is page ka address copy kar ke apne browser mein kholein, ya kisi aur tareeqe se login karein.',
  'firebase.elsewhere.copy': 'Address copy karein',
  not_support_incognito: 'Private window mein dastyab nahi',
}
