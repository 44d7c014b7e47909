import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Msimbo wako wa {merchant}',
  'message.login': '{code} ni msimbo wako wa kuingia {merchant}. Unatumika kwa dakika 5. Usimpe mtu yeyote.',
  'message.register': '{code} ni msimbo wako wa kujisajili {merchant}. Unatumika kwa dakika 5. Usimpe mtu yeyote.',
  'message.recovery':
    '{code} ni msimbo wako wa {merchant} wa kuweka nenosiri jipya. Unatumika kwa dakika 5. Si wewe? Puuza ujumbe huu na usimpe mtu yeyote msimbo.',
  'message.contact': '{code} ni msimbo wako wa {merchant} wa kuthibitisha mawasiliano haya. Unatumika kwa dakika 5.',
  'message.second_factor': '{code} ni msimbo wako wa usalama wa {merchant}. Unatumika kwa dakika 5. Usimpe mtu yeyote.',
  'message.registered':
    'Tayari una akaunti ya {merchant} yenye namba hii. Ingia kwa namba hiyo, au tumia “Umesahau nenosiri?”.',
  'message.notice': '{merchant}: {event}. Si wewe? Badilisha nenosiri lako sasa na uwasiliane na huduma kwa wateja.',
}
