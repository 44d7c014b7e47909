import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Bacará',
  'baccarat.how':
    'Duas mãos recebem duas cartas cada, de oito baralhos recém-embaralhados. O ás vale 1, de 2 a 9 vale o número da carta, o 10 e as figuras valem 0; só conta o último dígito da soma. Com 8 ou 9, nenhuma mão compra carta. Nos outros casos, o jogador compra uma terceira carta com 0 a 5. A banca compra com 0 a 5 se o jogador não comprou. Se o jogador comprou, a banca compra sempre com 0 a 2, com 3 a menos que essa carta seja um 8, com 4 se ela for de 2 a 7, com 5 se ela for de 4 a 7 e com 6 se ela for 6 ou 7. A mão mais alta ganha. No empate, as apostas no jogador e na banca são devolvidas.',
  'baccarat.prize': 'Resultado',
  'baccarat.prize.row':
    '{id, select, player {Jogador ganha} banker {Banca ganha, menos 5% de comissão} tie {Empate} playerPair {Par do jogador} bankerPair {Par da banca} returned {Empate, aposta devolvida} other {}}',
  'baccarat.bet': 'Apostar em',
  'baccarat.side':
    '{side, select, player {Jogador} banker {Banca} tie {Empate} playerPair {Par do jogador} bankerPair {Par da banca} other {}}',
  'baccarat.points': '{points, plural, one {# ponto} many {# pontos} other {# pontos}}',
  'baccarat.result': '{result, select, player {Jogador ganha} banker {Banca ganha} tie {Empate} other {}}',
  'baccarat.short': '{result, select, player {J} banker {B} tie {E} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} de espadas} hearts {{rank} de copas} diamonds {{rank} de ouros} clubs {{rank} de paus} other {}}',
  'baccarat.start': 'Jogador, Banca ou Empate?',
  'baccarat.wait': 'Fazendo sua aposta…',
  'baccarat.deal': 'Distribuindo…',
  'baccarat.road': 'Meus últimos resultados',
}
