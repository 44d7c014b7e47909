import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Баккара',
  'baccarat.how':
    'Жаңадан араластырылған сегіз колодадан екі жаққа екі картадан таратылады. Тұз 1 ұпай, 2–9 карталары өз мәнімен, 10 мен суретті карталар 0 ұпай болып саналады. Қосындының соңғы цифры ғана есепке алынады. Бір жақта 8 не 9 болса, ешкім карта алмайды. Әйтпесе ойыншы 0–5 ұпайда үшінші карта алады. Ойыншы карта алмаса, банкир 0–5 ұпайда алады. Ойыншы карта алса, банкир 0–2 ұпайда әрқашан, 3 ұпайда ол карта 8 болмаса, 4 ұпайда 2–7 болса, 5 ұпайда 4–7 болса, 6 ұпайда 6 не 7 болса алады. Ұпайы көп жақ ұтады. Тең болса, ойыншы мен банкирге тігілген бәстер қайтарылады.',
  'baccarat.prize': 'Нәтиже',
  'baccarat.prize.row':
    '{id, select, player {Ойыншы ұтты} banker {Банкир ұтты, 5% комиссия шегеріледі} tie {Тең} playerPair {Ойыншы жұбы} bankerPair {Банкир жұбы} returned {Тең, бәс қайтарылды} other {}}',
  'baccarat.bet': 'Бәс тігу',
  'baccarat.side':
    '{side, select, player {Ойыншы} banker {Банкир} tie {Тең} playerPair {Ойыншы жұбы} bankerPair {Банкир жұбы} other {}}',
  'baccarat.points': '{points, plural, one {# ұпай} other {# ұпай}}',
  'baccarat.result': '{result, select, player {Ойыншы ұтты} banker {Банкир ұтты} tie {Тең} other {}}',
  'baccarat.short': '{result, select, player {О} banker {Б} tie {Т} other {}}',
  'baccarat.score': '{result}, {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {қарға {rank}} hearts {жүрек {rank}} diamonds {кірпіш {rank}} clubs {шытыр {rank}} other {}}',
  'baccarat.start': 'Ойыншы, банкир әлде тең?',
  'baccarat.wait': 'Бәс тігілуде…',
  'baccarat.deal': 'Карта таратылуда…',
  'baccarat.road': 'Соңғы нәтижелерім',
}
