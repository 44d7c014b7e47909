import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Aap ka {merchant} code',
  'message.login': '{code} aap ka {merchant} login code hai. Yeh 5 minute tak chalega. Kisi ko na batayein.',
  'message.register': '{code} aap ka {merchant} registration code hai. Yeh 5 minute tak chalega. Kisi ko na batayein.',
  'message.recovery':
    '{code} naya password banane ke liye aap ka {merchant} code hai. Yeh 5 minute tak chalega. Yeh aap ne nahi manga? Is paigham ko nazar andaz karein aur code kisi ko na batayein.',
  'message.contact': '{code} is rabte ki tasdeeq ke liye aap ka {merchant} code hai. Yeh 5 minute tak chalega.',
  'message.second_factor': '{code} aap ka {merchant} security code hai. Yeh 5 minute tak chalega. Kisi ko na batayein.',
  'message.registered':
    'Is number par aap ka {merchant} account pehle se maujood hai. Us mein login karein, ya “Password yaad nahi?” istemal karein.',
  'message.notice':
    '{merchant}: {event}. Yeh aap ne nahi kiya? Abhi apna password tabdeel karein aur support se rabta karein.',
}
