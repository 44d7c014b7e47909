import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Bacará',
  'baccarat.how':
    'Dos manos reciben dos cartas cada una de ocho barajas recién mezcladas. Los ases valen 1, del 2 al 9 su valor, y los 10 y las figuras 0; solo cuenta la última cifra del total. Con 8 o 9, ninguna mano pide carta. Si no, el jugador pide una tercera carta con 0 a 5. La banca pide con 0 a 5 si el jugador se plantó. Si el jugador pidió, la banca pide siempre con 0 a 2, con 3 salvo que esa carta sea un 8, con 4 si es de 2 a 7, con 5 si es de 4 a 7 y con 6 si es 6 o 7. Gana la mano más alta. En caso de empate, se devuelven las apuestas a jugador y banca.',
  'baccarat.prize': 'Resultado',
  'baccarat.prize.row':
    '{id, select, player {Gana jugador} banker {Gana banca, menos 5% de comisión} tie {Empate} playerPair {Par jugador} bankerPair {Par banca} returned {Empate, apuesta devuelta} other {}}',
  'baccarat.bet': 'Apostar a',
  'baccarat.side':
    '{side, select, player {Jugador} banker {Banca} tie {Empate} playerPair {Par jugador} bankerPair {Par banca} other {}}',
  'baccarat.points': '{points, plural, one {# punto} many {# de puntos} other {# puntos}}',
  'baccarat.result': '{result, select, player {Gana jugador} banker {Gana banca} tie {Empate} other {}}',
  'baccarat.short': '{result, select, player {J} banker {B} tie {E} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} de picas} hearts {{rank} de corazones} diamonds {{rank} de diamantes} clubs {{rank} de tréboles} other {}}',
  'baccarat.start': '¿Jugador, banca o empate?',
  'baccarat.wait': 'Realizando tu apuesta…',
  'baccarat.deal': 'Repartiendo…',
  'baccarat.road': 'Mis últimos resultados',
}
