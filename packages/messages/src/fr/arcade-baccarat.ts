import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Deux mains, Joueur et Banque, reçoivent chacune deux cartes de huit jeux fraîchement mélangés. L’as vaut 1, les cartes de 2 à 9 valent leur chiffre, les 10 et les figures valent 0 ; seul le dernier chiffre du total compte. Avec 8 ou 9, aucune main ne tire. Sinon, Joueur tire une troisième carte de 0 à 5. Si Joueur n’a pas tiré, Banque tire de 0 à 5. Si Joueur a tiré, Banque tire toujours de 0 à 2, à 3 sauf si cette carte est un 8, à 4 si elle va de 2 à 7, à 5 si elle va de 4 à 7, et à 6 si c’est un 6 ou un 7. La main la plus haute gagne. En cas d’égalité, les paris sur Joueur et Banque sont remboursés.',
  'baccarat.prize': 'Résultat',
  'baccarat.prize.row':
    '{id, select, player {Joueur gagne} banker {Banque gagne, moins 5 % de commission} tie {Égalité} playerPair {Paire Joueur} bankerPair {Paire Banque} returned {Égalité, mise remboursée} other {}}',
  'baccarat.bet': 'Parier sur',
  'baccarat.side':
    '{side, select, player {Joueur} banker {Banque} tie {Égalité} playerPair {Paire Joueur} bankerPair {Paire Banque} other {}}',
  'baccarat.points': '{points, plural, one {# point} many {# de points} other {# points}}',
  'baccarat.result': '{result, select, player {Joueur gagne} banker {Banque gagne} tie {Égalité} other {}}',
  'baccarat.short': '{result, select, player {J} banker {B} tie {É} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side} : {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} de pique} hearts {{rank} de cœur} diamonds {{rank} de carreau} clubs {{rank} de trèfle} other {}}',
  'baccarat.start': 'Joueur, Banque ou Égalité ?',
  'baccarat.wait': 'Envoi de votre pari…',
  'baccarat.deal': 'Distribution…',
  'baccarat.road': 'Mes derniers résultats',
}
