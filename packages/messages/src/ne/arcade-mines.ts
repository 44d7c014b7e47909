import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'माइन्स',
  'mines.how':
    '25 टाइलमा कति माइन लुकाउने, छान्नुहोस्। हरेक रत्न भेटिँदा गुणक बढ्छ। जुनसुकै बेला क्यास आउट गर्न सक्नुहुन्छ: माइन परेमा बाजी जितबिना सकिन्छ। खुला छोडिएको बाजीको भुक्तानी 24 घण्टापछि हालको गुणकमा हुन्छ; रत्न नभेटिएको भए बाजी रकम फिर्ता हुन्छ।',
  'mines.prize': 'भेटिएका रत्न',
  'mines.prize.row': '{id}',
  'mines.next': 'अर्को रत्न',
  'mines.start': 'बाजी राख्नुहोस्, अनि टाइल छान्नुहोस्',
  'mines.wait': 'बाजी राखिँदै छ…',
  'mines.tile':
    'टाइल {number}{kind, select, gem {, रत्न} hit {, तपाईंलाई परेको माइन} mine {, माइन} missed {, नछानिएको रत्न} other {}}',
  'mines.spoken': 'रत्न {count}। अहिले {amount} मा क्यास आउट गर्नुहोस्।',
  'mines.count': 'माइन',
  'mines.gems': '{count, plural, one {# रत्न} other {# रत्न}}',
  'mines.fewer': 'माइन घटाउनुहोस्',
  'mines.more': 'माइन बढाउनुहोस्',
  'mines.choice': '{count, plural, one {# माइन} other {# माइन}}',
}
