import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Naidagdag ang payout account',
  'notification.account_added.body': 'Naidagdag ang {bank} {number} sa mga payout account mo.',
  'notification.password_changed.title': 'Napalitan ang password',
  'notification.password_changed.body': 'Napalitan ang password mo. Na-log out ka sa iba mong device.',
  'notification.contact_changed.title': 'Nagbago ang contact details',
  'notification.contact_changed.body': 'Naidagdag ang {contact} sa account mo.',
  'notification.passkey_added.title': 'Naidagdag ang passkey',
  'notification.passkey_added.body':
    'May naidagdag na passkey sa account mo. Magagamit ito para mag-log in nang walang password.',
  'notification.passkey_removed.title': 'Naalis ang passkey',
  'notification.passkey_removed.body': 'May inalis na passkey sa account mo. Hindi na ito magagamit para mag-log in.',
  'notification.passkey_copied.title': 'Tinanggihan ang lumang kopya ng passkey',
  'notification.passkey_copied.body':
    'May gumamit ng mas lumang kopya ng passkey mo para mag-log in, at tinanggihan namin ito. Sa na-restore na phone, alisin ang passkey na iyon at magdagdag ng bago.',
  'notification.identity_added.title': 'May bagong naka-link na account',
  'notification.identity_added.body':
    'Na-link ang {service} sa account mo. Magagamit ito para mag-log in nang walang password.',
  'notification.closure_requested.title': 'Hiniling ang pagsasara ng account',
  'notification.closure_requested.body':
    'I-withdraw muna ang balance mo. Pagkalipas ng {days} araw, isasara ng support team namin ang account mo. Hindi ikaw ito? Bawiin ito sa “Security” at palitan ang password mo.',
  'notification.identity_removed.title': 'Naalis ang naka-link na account',
  'notification.identity_removed.body':
    'Na-unlink ang {service} sa account mo. Hindi na ito magagamit para mag-log in.',
  'notification.new_device.title': 'Login mula sa bagong device',
  'notification.new_device.body': 'May nag-log in sa account mo mula sa bagong device o browser.',
  'notification.second_factor_on.title': 'Naka-on ang two-step login',
  'notification.second_factor_on.body': 'Hihingan ka ng code kapag nag-log in ka.',
  'notification.second_factor_off.title': 'Nagbago ang two-step login',
  'notification.second_factor_off.body': 'In-off ang isang paraan ng login code sa account mo.',
  'notification.under_review.title': 'Naka-pause ang pag-withdraw',
  'notification.under_review.body':
    'May sinusuri kaming payment kasama ang payment provider namin. Puwede ka ulit mag-withdraw kapag tapos na ang pagsusuri. Hindi apektado ang balance mo.',
  'notification.login_failures.title': 'Mga failed login attempt',
  'notification.login_failures.body':
    'Ilang beses na may nag-enter ng maling password sa account mo ngayong araw. Protektado pa rin ang account mo. Kung hindi ikaw iyon, pumili ng password na hindi mo ginagamit sa iba.',
  'notification.deposit_credited.title': 'Naidagdag ang deposit',
  'notification.deposit_credited.body': 'Naidagdag na ang deposit mo sa balance mo.',
  'notification.withdrawal_sent.title': 'Naipadala ang withdrawal',
  'notification.withdrawal_sent.body': 'Papunta na sa account mo ang withdrawal mo.',
  'notification.withdrawal_refused.title': 'Hindi natuloy ang withdrawal',
  'notification.withdrawal_refused.body': 'Hindi natuloy ang withdrawal mo. Nasa balance mo na ulit ang pera.',
  'notification.desk_answered.title': 'Sumagot na ang support',
  'notification.desk_answered.body': 'Buksan ang chat para mabasa ang sagot.',
  'notification.ticket_won.title': 'May nanalong ticket ka',
  'notification.ticket_won.body': 'Naidagdag na ang panalo mo sa balance mo.',
  'notification.details': 'I-tap para makita ang mga detalye.',
  'notification.hold': 'Naka-pause ang pag-withdraw nang {duration}.',
  'notification.advice': 'Hindi ikaw ito? Palitan agad ang password mo at i-contact ang support.',
}
