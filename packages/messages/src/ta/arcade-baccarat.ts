import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'பாக்கரட்',
  'baccarat.how':
    'புதிதாகக் கலைத்த எட்டு சீட்டுக்கட்டுகளிலிருந்து பிளேயர், பேங்கர் என இரு தரப்புக்கும் தலா இரண்டு கார்டுகள் தரப்படும். ஏஸ் 1 புள்ளி, 2 முதல் 9 வரை அதே மதிப்பு, 10-ம் படக் கார்டுகளும் 0, மொத்தத்தின் கடைசி இலக்கம் மட்டுமே கணக்கு. எந்தத் தரப்புக்காவது 8 அல்லது 9 இருந்தால், இரு தரப்பும் கார்டு எடுக்காது. இல்லையெனில், 0 முதல் 5 வரை இருந்தால் பிளேயர் மூன்றாவது கார்டை எடுக்கும். பிளேயர் எடுக்காவிட்டால், 0 முதல் 5 வரை பேங்கர் எடுக்கும். பிளேயர் எடுத்தால், பேங்கர் 0 முதல் 2 வரை எப்போதும் எடுக்கும், 3-இல் அந்தக் கார்டு 8 இல்லை என்றால், 4-இல் அது 2 முதல் 7 என்றால், 5-இல் அது 4 முதல் 7 என்றால், 6-இல் அது 6 அல்லது 7 என்றால் எடுக்கும். அதிகப் புள்ளிகள் பெற்ற தரப்பு வெல்லும். டை ஆனால், பிளேயர், பேங்கர் மீதான பந்தயங்கள் திருப்பித் தரப்படும்.',
  'baccarat.prize': 'முடிவு',
  'baccarat.prize.row':
    '{id, select, player {பிளேயர் வெற்றி} banker {பேங்கர் வெற்றி, 5% கமிஷன் போக} tie {டை} playerPair {பிளேயர் ஜோடி} bankerPair {பேங்கர் ஜோடி} returned {டை, பந்தயத் தொகை திரும்பும்} other {}}',
  'baccarat.bet': 'எதன் மீது பந்தயம்',
  'baccarat.side':
    '{side, select, player {பிளேயர்} banker {பேங்கர்} tie {டை} playerPair {பிளேயர் ஜோடி} bankerPair {பேங்கர் ஜோடி} other {}}',
  'baccarat.points': '{points, plural, one {# புள்ளி} other {# புள்ளிகள்}}',
  'baccarat.result': '{result, select, player {பிளேயர் வெற்றி} banker {பேங்கர் வெற்றி} tie {டை} other {}}',
  'baccarat.short': '{result, select, player {பி} banker {பே} tie {டை} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {ஸ்பேட் {rank}} hearts {ஹார்ட் {rank}} diamonds {டைமண்ட் {rank}} clubs {கிளப் {rank}} other {}}',
  'baccarat.start': 'பிளேயர், பேங்கர் அல்லது டை?',
  'baccarat.wait': 'பந்தயம் பதிவாகிறது…',
  'baccarat.deal': 'கார்டுகள் வருகின்றன…',
  'baccarat.road': 'எனது கடைசி முடிவுகள்',
}
