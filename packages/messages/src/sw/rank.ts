import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Bado huna kiwango',
  'rank.next': 'Weka beti za {amount} zaidi kufikia {level}',
  'rank.top': 'Umefikia kiwango cha juu kabisa',
  'rank.levels': 'Viwango vyote',
  'rank.from': 'Kuanzia beti za {amount}',
  'rank.withdrawals': 'Unaweza kutoa hadi {amount} ndani ya saa 24',
  'rank.explain': 'Kila beti ya pesa halisi iliyokamilika inahesabiwa. Ukifikia kiwango, kinabaki chako.',
}
