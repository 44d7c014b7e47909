import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Bacará',
  'baccarat.how':
    'Duas mãos recebem duas cartas cada, de oito baralhos acabados de baralhar. O ás vale 1, as cartas de 2 a 9 valem o seu número, e os 10 e as figuras valem 0; só conta o último dígito do total. Com 8 ou 9, nenhuma das mãos pede carta. Caso contrário, o jogador pede uma terceira carta com 0 a 5. A banca pede com 0 a 5 se o jogador não pediu. Se o jogador pediu, a banca pede sempre com 0 a 2, com 3 exceto se essa carta for um 8, com 4 se for de 2 a 7, com 5 se for de 4 a 7, e com 6 se for 6 ou 7. Ganha a mão mais alta. Em caso de empate, as apostas no jogador e na banca são devolvidas.',
  'baccarat.prize': 'Resultado',
  'baccarat.prize.row':
    '{id, select, player {Ganha o jogador} banker {Ganha a banca, menos 5% de comissão} tie {Empate} playerPair {Par do jogador} bankerPair {Par da banca} returned {Empate, aposta devolvida} other {}}',
  'baccarat.bet': 'Apostar em',
  'baccarat.side':
    '{side, select, player {Jogador} banker {Banca} tie {Empate} playerPair {Par do jogador} bankerPair {Par da banca} other {}}',
  'baccarat.points': '{points, plural, one {# ponto} many {# de pontos} other {# pontos}}',
  'baccarat.result': '{result, select, player {Ganha o jogador} banker {Ganha a banca} tie {Empate} other {}}',
  'baccarat.short': '{result, select, player {J} banker {B} tie {E} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} de espadas} hearts {{rank} de copas} diamonds {{rank} de ouros} clubs {{rank} de paus} other {}}',
  'baccarat.start': 'Jogador, Banca ou Empate?',
  'baccarat.wait': 'A registar a sua aposta…',
  'baccarat.deal': 'A dar cartas…',
  'baccarat.road': 'Os meus últimos resultados',
}
