/** Texts of the arcade's game Baccarat. */
export const baccarat = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Two hands get two cards each from eight freshly shuffled decks. Aces count 1, 2 to 9 count at face value, 10s and face cards 0; only the last digit of the total counts. With 8 or 9 neither hand draws. Otherwise the player draws a third card on 0 to 5. The banker draws on 0 to 5 if the player stood. If the player drew, the banker draws on 0 to 2 always, on 3 unless that card is an 8, on 4 if it is 2 to 7, on 5 if it is 4 to 7, and on 6 if it is 6 or 7. The higher hand wins. On a tie, bets on player and banker are returned.',
  'baccarat.prize': 'Result',
  'baccarat.prize.row':
    '{id, select, player {Player wins} banker {Banker wins, less 5% commission} tie {Tie} playerPair {Player pair} bankerPair {Banker pair} returned {Tie, stake returned} other {}}',
  'baccarat.bet': 'Bet on',
  'baccarat.side':
    '{side, select, player {Player} banker {Banker} tie {Tie} playerPair {Player pair} bankerPair {Banker pair} other {}}',
  'baccarat.points': '{points, plural, one {# point} other {# points}}',
  'baccarat.result': '{result, select, player {Player wins} banker {Banker wins} tie {Tie} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {T} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} of spades} hearts {{rank} of hearts} diamonds {{rank} of diamonds} clubs {{rank} of clubs} other {}}',
  'baccarat.start': 'Player, Banker or Tie?',
  'baccarat.wait': 'Placing your bet…',
  'baccarat.deal': 'Dealing…',
  'baccarat.road': 'My last results',
} as const
