import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Nahuhulog ang bola sa mga row ng pin at pantay ang tsansang pumunta sa kaliwa o kanan sa bawat isa. Ang bucket na babagsakan nito ang magpapasya sa payout. Kapag mas maraming row at mas mataas ang risk, mas malaki ang payout sa mga gilid.',
  'plinko.prize': 'Bucket',
  'plinko.prize.row': 'Bucket {id}',
  'plinko.risk': 'Risk',
  'plinko.risk.low': 'Mababa',
  'plinko.risk.medium': 'Katamtaman',
  'plinko.risk.high': 'Mataas',
  'plinko.rows': 'Mga row',
  'plinko.rows.count': '{count, plural, one {# row} other {# na row}}',
}
