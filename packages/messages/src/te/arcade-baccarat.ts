import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'బ్యాకరట్',
  'baccarat.how':
    'కొత్తగా కలిపిన ఎనిమిది డెక్‌ల నుంచి రెండు హ్యాండ్‌లకు చెరో రెండు కార్డులు వస్తాయి. ఏస్‌కు 1, 2 నుంచి 9 వరకు వాటి విలువే, 10కి, బొమ్మ కార్డులకు 0; మొత్తంలో చివరి అంకె మాత్రమే లెక్కలోకి వస్తుంది. ఏదైనా హ్యాండ్‌కు 8 లేదా 9 వస్తే ఎవరూ కార్డ్ తీసుకోరు. లేదంటే ప్లేయర్ 0 నుంచి 5 వరకు ఉంటే మూడో కార్డ్ తీసుకుంటారు. ప్లేయర్ తీసుకోకపోతే, బ్యాంకర్ 0 నుంచి 5 వరకు ఉంటే తీసుకుంటారు. ప్లేయర్ తీసుకుంటే, బ్యాంకర్ 0 నుంచి 2 వరకు ఉంటే ఎప్పుడూ తీసుకుంటారు; 3 ఉంటే ఆ కార్డ్ 8 కాకపోతే, 4 ఉంటే ఆ కార్డ్ 2 నుంచి 7 అయితే, 5 ఉంటే 4 నుంచి 7 అయితే, 6 ఉంటే 6 లేదా 7 అయితే తీసుకుంటారు. ఎక్కువ పాయింట్లు ఉన్న హ్యాండ్ గెలుస్తుంది. టై అయితే ప్లేయర్, బ్యాంకర్‌పై వేసిన బెట్లు తిరిగి వస్తాయి.',
  'baccarat.prize': 'ఫలితం',
  'baccarat.prize.row':
    '{id, select, player {ప్లేయర్ గెలుపు} banker {బ్యాంకర్ గెలుపు, 5% కమిషన్ పోను} tie {టై} playerPair {ప్లేయర్ పెయిర్} bankerPair {బ్యాంకర్ పెయిర్} returned {టై, బెట్ అమౌంట్ తిరిగి వస్తుంది} other {}}',
  'baccarat.bet': 'దేనిపై బెట్',
  'baccarat.side':
    '{side, select, player {ప్లేయర్} banker {బ్యాంకర్} tie {టై} playerPair {ప్లేయర్ పెయిర్} bankerPair {బ్యాంకర్ పెయిర్} other {}}',
  'baccarat.points': '{points, plural, one {# పాయింట్} other {# పాయింట్లు}}',
  'baccarat.result': '{result, select, player {ప్లేయర్ గెలుపు} banker {బ్యాంకర్ గెలుపు} tie {టై} other {}}',
  'baccarat.short': '{result, select, player {ప్లే} banker {బ్యా} tie {టై} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {స్పేడ్స్ {rank}} hearts {హార్ట్స్ {rank}} diamonds {డైమండ్స్ {rank}} clubs {క్లబ్స్ {rank}} other {}}',
  'baccarat.start': 'ప్లేయర్, బ్యాంకర్ లేదా టై?',
  'baccarat.wait': 'మీ బెట్ నమోదవుతోంది…',
  'baccarat.deal': 'కార్డులు పంచుతున్నాం…',
  'baccarat.road': 'నా గత ఫలితాలు',
}
