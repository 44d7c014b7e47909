import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Code mo sa {merchant}',
  'message.login':
    '{code} ang login code mo sa {merchant}. Valid ito sa loob ng 5 minuto. Huwag itong ibahagi kaninuman.',
  'message.register':
    '{code} ang sign-up code mo sa {merchant}. Valid ito sa loob ng 5 minuto. Huwag itong ibahagi kaninuman.',
  'message.recovery':
    '{code} ang code mo sa {merchant} para mag-set ng bagong password. Valid ito sa loob ng 5 minuto. Hindi ikaw ito? Balewalain ang message na ito at huwag ibahagi ang code kaninuman.',
  'message.contact':
    '{code} ang code mo sa {merchant} para kumpirmahin ang contact na ito. Valid ito sa loob ng 5 minuto.',
  'message.second_factor':
    '{code} ang security code mo sa {merchant}. Valid ito sa loob ng 5 minuto. Huwag itong ibahagi kaninuman.',
  'message.registered':
    'May {merchant} account ka na sa number na ito. Mag-log in gamit ito, o gamitin ang “Nakalimutan ang password?”.',
  'message.notice': '{merchant}: {event}. Hindi ikaw ito? Palitan agad ang password mo at i-contact ang support.',
}
