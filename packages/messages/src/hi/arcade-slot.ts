import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'नाइट मार्केट',
  'slot.how':
    'पांच रील रैंडम तरीके से रुकती हैं। आपका दांव आपकी लाइनों में बराबर बंटता है। बाईं रील से गिनकर एक कतार में तीन या ज़्यादा एक जैसे सिंबल आने पर पेआउट मिलता है। लालटेन वाइल्ड है: वह कटोरे को छोड़कर किसी भी सिंबल की जगह ले सकती है। तीन या ज़्यादा कटोरे किसी भी स्थान पर पेआउट देते हैं। एक स्पिन के सभी पेआउट जोड़े जाते हैं।',
  'slot.lines': 'लाइनें',
  'slot.lines.count': '{count, plural, one {# लाइन} other {# लाइनें}}',
  'slot.lines.each': 'हर लाइन {amount}',
  'slot.hint': 'बाईं ओर से 3 मिलाएं',
  'slot.wins': '{count, plural, one {# पेआउट} other {# पेआउट}}: {amount}',
  'slot.win.line': 'लाइन {number}: {count} × {symbol}, पेआउट {factor}',
  'slot.win.anywhere': '{count} × {symbol}, पेआउट {factor}',
  'slot.row': 'कतार {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {चांद} koi {मछली} fan {पंखा} tea {चाय} bao {बाओ} skewer {कबाब} chili {मिर्च} lantern {लालटेन} bowl {कटोरा} other {सिंबल}}',
  'slot.paytable.symbol': 'सिंबल',
  'slot.paytable.note': '{count, plural, one {# लाइन} other {# लाइनों}} पर आपके कुल दांव के गुणज',
  'slot.paytable.wild': 'वाइल्ड: कटोरे को छोड़कर किसी भी सिंबल की जगह लेता है, रील 2, 3 और 4 पर',
  'slot.paytable.anywhere': 'स्कैटर: किसी भी स्थान पर पेआउट देता है',
  'slot.paytable.lines': 'आपकी लाइनें',
  'slot.paytable.line': 'लाइन {number}: कतारें {rows}',
  'slot.paytable.longest': 'हर लाइन का पेआउट एक बार मिलता है, बाईं ओर से उसके सबसे लंबे क्रम पर।',
}
