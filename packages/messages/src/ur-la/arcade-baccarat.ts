import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Aath taaza phenti hui gaddiyon se player aur banker ko do do patte milte hain. Ace 1 gina jata hai, 2 se 9 apne number ke barabar, 10 aur tasveer wale patte 0; majmue ka sirf aakhri hindsa gina jata hai. Kisi ke 8 ya 9 hon to koi patta nahi leta. Warna player 0 se 5 par teesra patta leta hai. Player na le to banker 0 se 5 par leta hai. Player le to banker 0 se 2 par hamesha, 3 par jab tak woh patta 8 na ho, 4 par agar woh 2 se 7 ho, 5 par agar 4 se 7 ho, aur 6 par agar 6 ya 7 ho. Zyada points wala haath jeetta hai. Tie par player aur banker ki bets wapas hoti hain.',
  'baccarat.prize': 'Nateeja',
  'baccarat.prize.row':
    '{id, select, player {Player ki jeet} banker {Banker ki jeet, 5% commission kat kar} tie {Tie} playerPair {Player ka jora} bankerPair {Banker ka jora} returned {Tie, raqam wapas} other {}}',
  'baccarat.bet': 'Bet kis par',
  'baccarat.side':
    '{side, select, player {Player} banker {Banker} tie {Tie} playerPair {Player ka jora} bankerPair {Banker ka jora} other {}}',
  'baccarat.points': '{points, plural, one {# point} other {# points}}',
  'baccarat.result': '{result, select, player {Player ki jeet} banker {Banker ki jeet} tie {Tie} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {T} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {Hukum {rank}} hearts {Paan {rank}} diamonds {Eent {rank}} clubs {Chiriya {rank}} other {}}',
  'baccarat.start': 'Player, Banker ya Tie?',
  'baccarat.wait': 'Aap ki bet lag rahi hai…',
  'baccarat.deal': 'Patte bant rahe hain…',
  'baccarat.road': 'Mere haliya nataij',
}
