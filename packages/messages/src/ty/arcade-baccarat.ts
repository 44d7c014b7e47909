import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Dalawang hand ang binibigyan ng tig-dalawang baraha mula sa walong deck na bagong balasa. 1 ang bilang ng alas, ayon sa numero ang 2 hanggang 9, at 0 ang 10 at mga face card; ang huling digit lang ng total ang binibilang. Kapag 8 o 9 ang alinmang hand, wala nang kukuha pa. Kung hindi, kukuha ang Player ng ikatlong baraha sa 0 hanggang 5. Kukuha ang Banker sa 0 hanggang 5 kung hindi kumuha ang Player. Kung kumuha ang Player, kukuha ang Banker sa 0 hanggang 2 palagi, sa 3 maliban kung 8 ang barahang iyon, sa 4 kung ito ay 2 hanggang 7, sa 5 kung ito ay 4 hanggang 7, at sa 6 kung ito ay 6 o 7. Panalo ang mas mataas na hand. Kapag Tie, ibinabalik ang mga bet sa Player at Banker.',
  'baccarat.prize': 'Resulta',
  'baccarat.prize.row':
    '{id, select, player {Panalo ang Player} banker {Panalo ang Banker, bawas ang 5% commission} tie {Tie} playerPair {Player pair} bankerPair {Banker pair} returned {Tie, naibalik ang taya} other {}}',
  'baccarat.bet': 'Mag-bet sa',
  'baccarat.side':
    '{side, select, player {Player} banker {Banker} tie {Tie} playerPair {Player pair} bankerPair {Banker pair} other {}}',
  'baccarat.points': '{points, plural, one {# puntos} other {# na puntos}}',
  'baccarat.result': '{result, select, player {Panalo ang Player} banker {Panalo ang Banker} tie {Tie} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {T} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} ng spades} hearts {{rank} ng hearts} diamonds {{rank} ng diamonds} clubs {{rank} ng clubs} other {}}',
  'baccarat.start': 'Player, Banker o Tie?',
  'baccarat.wait': 'Ipinapasok ang bet mo…',
  'baccarat.deal': 'Nagde-deal…',
  'baccarat.road': 'Mga huling resulta ko',
}
