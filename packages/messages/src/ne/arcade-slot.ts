import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'नाइट मार्केट',
  'slot.how':
    'पाँच रिल र्‍यान्डम रूपमा रोकिन्छन्। तपाईंको बाजी रकम सबै लाइनमा बराबर बाँडिन्छ। बायाँ रिलबाट लगातार तीन वा बढी उस्तै चिह्न मिले रकम पाइन्छ। लालटिन वाइल्ड हो: यसले कचौराबाहेक जुनसुकै चिह्नको काम गर्छ। तीन वा बढी कचौरा जुनसुकै स्थानमा आए पनि रकम पाइन्छ। एक स्पिनमा पाइने सबै रकम जोडिन्छ।',
  'slot.lines': 'लाइन',
  'slot.lines.count': '{count, plural, one {# लाइन} other {# लाइन}}',
  'slot.lines.each': 'प्रति लाइन {amount}',
  'slot.hint': 'बायाँबाट 3 वटा मिलाउनुहोस्',
  'slot.wins': '{count, plural, one {# मिलान} other {# मिलान}}: {amount}',
  'slot.win.line': 'लाइन {number}: {count} × {symbol} मा {factor} पाइन्छ',
  'slot.win.anywhere': '{count} × {symbol} मा {factor} पाइन्छ',
  'slot.row': 'पंक्ति {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {चन्द्रमा} koi {कोई माछा} fan {पंखा} tea {चिया} bao {बाओ} skewer {सेकुवा} chili {खुर्सानी} lantern {लालटिन} bowl {कचौरा} other {चिह्न}}',
  'slot.paytable.symbol': 'चिह्न',
  'slot.paytable.note': '{count, plural, one {# लाइनमा} other {# लाइनमा}} तपाईंको कुल बाजी रकमको कति गुणा पाइन्छ',
  'slot.paytable.wild': 'वाइल्ड: रिल 2, 3 र 4 मा कचौराबाहेक जुनसुकै चिह्नको काम गर्छ',
  'slot.paytable.anywhere': 'स्क्याटर: जुनसुकै स्थानमा रकम पाइन्छ',
  'slot.paytable.lines': 'तपाईंका लाइन',
  'slot.paytable.line': 'लाइन {number}: पंक्ति {rows}',
  'slot.paytable.longest': 'एउटा लाइनमा बायाँबाट सबैभन्दा लामो मिलानको रकम एक पटक पाइन्छ।',
}
