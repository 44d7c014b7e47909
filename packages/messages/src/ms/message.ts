import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Kod {merchant} anda',
  'message.login': '{code} ialah kod log masuk {merchant} anda. Sah selama 5 minit. Jangan kongsi dengan sesiapa.',
  'message.register': '{code} ialah kod pendaftaran {merchant} anda. Sah selama 5 minit. Jangan kongsi dengan sesiapa.',
  'message.recovery':
    '{code} ialah kod {merchant} anda untuk menetapkan kata laluan baharu. Sah selama 5 minit. Bukan anda? Abaikan mesej ini dan jangan kongsi kod ini dengan sesiapa.',
  'message.contact': '{code} ialah kod {merchant} anda untuk mengesahkan maklumat hubungan ini. Sah selama 5 minit.',
  'message.second_factor':
    '{code} ialah kod keselamatan {merchant} anda. Sah selama 5 minit. Jangan kongsi dengan sesiapa.',
  'message.registered':
    'Anda sudah mempunyai akaun {merchant} dengan nombor ini. Log masuk dengan nombor ini, atau guna “Lupa kata laluan?”.',
  'message.notice': '{merchant}: {event}. Bukan anda? Tukar kata laluan anda sekarang dan hubungi sokongan pelanggan.',
}
