import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Wala pang level',
  'rank.next': 'Mag-bet pa ng {amount} para maabot ang {level}',
  'rank.top': 'Naabot mo na ang pinakamataas na level',
  'rank.levels': 'Lahat ng level',
  'rank.from': 'Mula {amount} na total bet',
  'rank.withdrawals': 'Mag-withdraw ng hanggang {amount} sa loob ng 24 na oras',
  'rank.explain': 'Kasama sa bilang ang bawat tapos nang bet na totoong pera. Hindi na bababa ang level na naabot mo.',
}
