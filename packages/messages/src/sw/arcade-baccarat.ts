import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Mikono miwili hupewa karata mbili kila mmoja kutoka pakiti nane zilizochanganywa upya. Ree huhesabiwa 1, karata 2 hadi 9 kwa thamani yake, karata 10 na za picha 0; tarakimu ya mwisho tu ya jumla ndiyo huhesabiwa. Mkono mmoja ukiwa na 8 au 9, hakuna mkono unaochukua karata. Vinginevyo mchezaji huchukua karata ya tatu akiwa na 0 hadi 5. Mchezaji asipochukua, benki huchukua ikiwa na 0 hadi 5. Mchezaji akichukua, benki huchukua daima ikiwa na 0 hadi 2, ikiwa na 3 isipokuwa karata hiyo ni 8, ikiwa na 4 kama ni 2 hadi 7, ikiwa na 5 kama ni 4 hadi 7, na ikiwa na 6 kama ni 6 au 7. Mkono wenye pointi nyingi hushinda. Ikiwa sare, beti za mchezaji na benki hurudishwa.',
  'baccarat.prize': 'Matokeo',
  'baccarat.prize.row':
    '{id, select, player {Mchezaji anashinda} banker {Benki inashinda, ikipunguzwa kamisheni ya 5%} tie {Sare} playerPair {Jozi ya mchezaji} bankerPair {Jozi ya benki} returned {Sare, dau limerudishwa} other {}}',
  'baccarat.bet': 'Beti kwa',
  'baccarat.side':
    '{side, select, player {Mchezaji} banker {Benki} tie {Sare} playerPair {Jozi ya mchezaji} bankerPair {Jozi ya benki} other {}}',
  'baccarat.points': '{points, plural, one {pointi #} other {pointi #}}',
  'baccarat.result': '{result, select, player {Mchezaji anashinda} banker {Benki inashinda} tie {Sare} other {}}',
  'baccarat.short': '{result, select, player {M} banker {B} tie {S} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} ya shupaza} hearts {{rank} ya kopa} diamonds {{rank} ya uru} clubs {{rank} ya maua} other {}}',
  'baccarat.start': 'Mchezaji, Benki au Sare?',
  'baccarat.wait': 'Beti yako inawekwa…',
  'baccarat.deal': 'Inagawa karata…',
  'baccarat.road': 'Matokeo yangu ya karibuni',
}
