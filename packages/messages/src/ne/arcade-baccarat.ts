import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'बाकारा',
  'baccarat.how':
    'भर्खरै फिटिएका आठ गड्डीबाट दुई हातलाई दुई-दुई तास बाँडिन्छ। एक्काको 1, 2 देखि 9 सम्मको आफ्नै अंक, 10, गुलाम, बेगम र बादशाहको 0 गनिन्छ; जोडको अन्तिम अंक मात्र गनिन्छ। कुनै हातमा 8 वा 9 भए कसैले तास तान्दैन। नत्र प्लेयरले 0 देखि 5 मा तेस्रो तास तान्छ। प्लेयरले नतानेको भए बैंकरले 0 देखि 5 मा तान्छ। प्लेयरले तानेको भए बैंकरले 0 देखि 2 मा सधैं, 3 मा त्यो तास 8 नभए, 4 मा त्यो 2 देखि 7 भए, 5 मा त्यो 4 देखि 7 भए र 6 मा त्यो 6 वा 7 भए तान्छ। बढी अंकको हातले जित्छ। टाई भए प्लेयर र बैंकरमा राखिएका बाजी फिर्ता हुन्छन्।',
  'baccarat.prize': 'नतिजा',
  'baccarat.prize.row':
    '{id, select, player {प्लेयरको जित} banker {बैंकरको जित, 5% कमिसन कटाएर} tie {टाई} playerPair {प्लेयर जोडी} bankerPair {बैंकर जोडी} returned {टाई, बाजी रकम फिर्ता} other {}}',
  'baccarat.bet': 'बाजी छान्नुहोस्',
  'baccarat.side':
    '{side, select, player {प्लेयर} banker {बैंकर} tie {टाई} playerPair {प्लेयर जोडी} bankerPair {बैंकर जोडी} other {}}',
  'baccarat.points': '{points, plural, one {# अंक} other {# अंक}}',
  'baccarat.result': '{result, select, player {प्लेयरको जित} banker {बैंकरको जित} tie {टाई} other {}}',
  'baccarat.short': '{result, select, player {प} banker {ब} tie {ट} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {हुकुम {rank}} hearts {पान {rank}} diamonds {ईंटा {rank}} clubs {चिडी {rank}} other {}}',
  'baccarat.start': 'प्लेयर, बैंकर वा टाई?',
  'baccarat.wait': 'बाजी राखिँदै छ…',
  'baccarat.deal': 'तास बाँडिँदै छ…',
  'baccarat.road': 'मेरा पछिल्ला नतिजा',
}
