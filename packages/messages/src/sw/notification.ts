import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Akaunti ya kupokea pesa imeongezwa',
  'notification.account_added.body': '{bank} {number} imeongezwa kwenye akaunti zako za kupokea pesa.',
  'notification.password_changed.title': 'Nenosiri limebadilishwa',
  'notification.password_changed.body': 'Nenosiri lako limebadilishwa. Umetolewa kwenye vifaa vyako vingine.',
  'notification.contact_changed.title': 'Mawasiliano yamebadilishwa',
  'notification.contact_changed.body': '{contact} imeongezwa kwenye akaunti yako.',
  'notification.passkey_added.title': 'Ufunguo wa siri umeongezwa',
  'notification.passkey_added.body':
    'Ufunguo wa siri umeongezwa kwenye akaunti yako. Unaweza kutumika kuingia bila nenosiri lako.',
  'notification.passkey_removed.title': 'Ufunguo wa siri umeondolewa',
  'notification.passkey_removed.body':
    'Ufunguo wa siri umeondolewa kwenye akaunti yako. Hauwezi kutumika tena kuingia.',
  'notification.passkey_copied.title': 'Nakala ya zamani ya ufunguo wa siri imekataliwa',
  'notification.passkey_copied.body':
    'Nakala ya zamani ya ufunguo wako wa siri ilitumika kuingia, nasi tukaikataa. Kwenye simu iliyorejeshwa, ondoa ufunguo huo wa siri na uongeze mpya.',
  'notification.identity_added.title': 'Akaunti imeunganishwa',
  'notification.identity_added.body':
    '{service} imeunganishwa na akaunti yako. Inaweza kutumika kuingia bila nenosiri lako.',
  'notification.closure_requested.title': 'Ombi la kufunga akaunti limepokelewa',
  'notification.closure_requested.body':
    'Toa salio lako kwanza. Baada ya siku {days} timu yetu ya huduma kwa wateja itafunga akaunti yako. Si wewe? Ondoa ombi hilo kwenye “Usalama” na ubadilishe nenosiri lako.',
  'notification.identity_removed.title': 'Akaunti iliyounganishwa imeondolewa',
  'notification.identity_removed.body': '{service} imetenganishwa na akaunti yako. Haiwezi kutumika tena kuingia.',
  'notification.new_device.title': 'Kuingia kwa kifaa kipya',
  'notification.new_device.body': 'Akaunti yako imetumika kuingia kwa kifaa au kivinjari kipya.',
  'notification.second_factor_on.title': 'Kuingia kwa hatua mbili kumewashwa',
  'notification.second_factor_on.body': 'Utaombwa msimbo unapoingia.',
  'notification.second_factor_off.title': 'Kuingia kwa hatua mbili kumebadilishwa',
  'notification.second_factor_off.body': 'Njia moja ya msimbo wa kuingia imezimwa kwenye akaunti yako.',
  'notification.under_review.title': 'Kutoa pesa kumesitishwa',
  'notification.under_review.body':
    'Tunakagua malipo pamoja na mtoa huduma wetu wa malipo. Utaweza kutoa pesa tena ukaguzi ukikamilika. Salio lako halijaathirika.',
  'notification.login_failures.title': 'Majaribio ya kuingia yaliyoshindwa',
  'notification.login_failures.body':
    'Leo mtu ameandika nenosiri lisilo sahihi la akaunti yako mara kadhaa. Akaunti yako bado inalindwa. Kama si wewe, chagua nenosiri usilolitumia kwingine.',
  'notification.deposit_credited.title': 'Pesa ulizoweka zimeongezwa',
  'notification.deposit_credited.body': 'Pesa ulizoweka zimeongezwa kwenye salio lako.',
  'notification.withdrawal_sent.title': 'Pesa ulizotoa zimetumwa',
  'notification.withdrawal_sent.body': 'Pesa ulizotoa ziko njiani kwenda kwenye akaunti yako.',
  'notification.withdrawal_refused.title': 'Ombi la kutoa pesa halikukamilika',
  'notification.withdrawal_refused.body': 'Ombi lako la kutoa pesa halikukamilika. Pesa zimerudi kwenye salio lako.',
  'notification.desk_answered.title': 'Huduma kwa wateja imejibu',
  'notification.desk_answered.body': 'Fungua gumzo usome jibu.',
  'notification.ticket_won.title': 'Una tiketi iliyoshinda',
  'notification.ticket_won.body': 'Ushindi wako umeongezwa kwenye salio lako.',
  'notification.details': 'Gusa ili kuona maelezo.',
  'notification.hold': 'Kutoa pesa kumesitishwa kwa {duration}.',
  'notification.advice': 'Si wewe? Badilisha nenosiri lako sasa na uwasiliane na huduma kwa wateja.',
}
