import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Abhi koi level nahin',
  'rank.next': '{level} tak pahunchne ke liye {amount} ki mazeed bet lagayein',
  'rank.top': 'Aap sab se oonche level par hain',
  'rank.levels': 'Tamam levels',
  'rank.from': 'Kul {amount} ki bet se',
  'rank.withdrawals': '24 ghante mein {amount} tak nikalwayein',
  'rank.explain': 'Asli paise ki har mukammal bet shumar hoti hai. Jo level mil jaye woh aap ka rehta hai.',
}
