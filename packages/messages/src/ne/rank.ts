import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'अहिलेसम्म कुनै स्तर छैन',
  'rank.next': '{level} मा पुग्न थप {amount} को बाजी लगाउनुहोस्',
  'rank.top': 'तपाईं सबैभन्दा माथिल्लो स्तरमा हुनुहुन्छ',
  'rank.levels': 'सबै स्तर',
  'rank.from': 'कुल {amount} को बाजीदेखि',
  'rank.withdrawals': '24 घण्टामा {amount} सम्म निकाल्न सकिन्छ',
  'rank.explain': 'वास्तविक पैसाको टुङ्गिएको हरेक बाजी गनिन्छ। एकपटक पुगेको स्तर घट्दैन।',
}
