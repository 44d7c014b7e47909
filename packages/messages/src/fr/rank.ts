import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Pas encore de niveau',
  'rank.next': 'Encore {amount} de paris pour atteindre : {level}',
  'rank.top': 'Vous avez atteint le niveau le plus élevé',
  'rank.levels': 'Tous les niveaux',
  'rank.from': 'À partir de {amount} de paris',
  'rank.withdrawals': 'Retraits jusqu’à {amount} en 24 heures',
  'rank.explain': 'Chaque pari réglé en argent réel compte. Un niveau atteint vous reste acquis.',
}
