import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'माइंस',
  'mines.how':
    'चुनें कि 25 टाइलों में कितनी माइन छिपी हों। हर जेम मिलने पर मल्टीप्लायर बढ़ता है। जब चाहें कैश आउट करें: माइन मिलने पर बेट बिना जीत के खत्म हो जाती है। अधूरी छोड़ी गई बेट का पेमेंट 24 घंटे बाद उसके मौजूदा मल्टीप्लायर पर होता है; कोई जेम न मिला हो, तो दांव वापस किया जाता है।',
  'mines.prize': 'मिले हुए जेम',
  'mines.prize.row': '{id}',
  'mines.next': 'अगला जेम',
  'mines.start': 'बेट लगाएं, फिर टाइल चुनें',
  'mines.wait': 'आपकी बेट लग रही है…',
  'mines.tile':
    'टाइल {number}{kind, select, gem {, जेम} hit {, आपको मिली माइन} mine {, माइन} missed {, न चुना गया जेम} other {}}',
  'mines.spoken': 'जेम {count}। {amount} के लिए अभी कैश आउट करें।',
  'mines.count': 'माइन',
  'mines.gems': '{count, plural, one {# जेम} other {# जेम}}',
  'mines.fewer': 'माइन घटाएं',
  'mines.more': 'माइन बढ़ाएं',
  'mines.choice': '{count, plural, one {# माइन} other {# माइन}}',
}
