import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'बैकारेट',
  'baccarat.how':
    'आठ ताज़ा फेंटी गई गड्डियों से दो हैंड को दो-दो कार्ड मिलते हैं। इक्का 1 गिना जाता है, 2 से 9 तक अपने अंक के बराबर, 10 और तस्वीर वाले कार्ड 0; जोड़ का सिर्फ़ आखिरी अंक गिना जाता है। किसी भी हैंड के 8 या 9 होने पर कोई और कार्ड नहीं लिया जाता। वरना प्लेयर 0 से 5 पर तीसरा कार्ड लेता है। अगर प्लेयर ने कार्ड नहीं लिया, तो बैंकर 0 से 5 पर लेता है। अगर प्लेयर ने लिया, तो बैंकर 0 से 2 पर हमेशा लेता है, 3 पर तब जब वह कार्ड 8 न हो, 4 पर जब वह 2 से 7 हो, 5 पर जब वह 4 से 7 हो और 6 पर जब वह 6 या 7 हो। ज़्यादा पॉइंट वाला हैंड जीतता है। टाई होने पर प्लेयर और बैंकर की बेट वापस की जाती हैं।',
  'baccarat.prize': 'नतीजा',
  'baccarat.prize.row':
    '{id, select, player {प्लेयर की जीत} banker {बैंकर की जीत, 5% कमीशन काटकर} tie {टाई} playerPair {प्लेयर पेयर} bankerPair {बैंकर पेयर} returned {टाई, दांव वापस} other {}}',
  'baccarat.bet': 'बेट चुनें',
  'baccarat.side':
    '{side, select, player {प्लेयर} banker {बैंकर} tie {टाई} playerPair {प्लेयर पेयर} bankerPair {बैंकर पेयर} other {}}',
  'baccarat.points': '{points, plural, one {# पॉइंट} other {# पॉइंट}}',
  'baccarat.result': '{result, select, player {प्लेयर की जीत} banker {बैंकर की जीत} tie {टाई} other {}}',
  'baccarat.short': '{result, select, player {प} banker {ब} tie {ट} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {हुकुम {rank}} hearts {पान {rank}} diamonds {ईंट {rank}} clubs {चिड़ी {rank}} other {}}',
  'baccarat.start': 'प्लेयर, बैंकर या टाई?',
  'baccarat.wait': 'आपकी बेट लग रही है…',
  'baccarat.deal': 'कार्ड बंट रहे हैं…',
  'baccarat.road': 'मेरे पिछले नतीजे',
}
