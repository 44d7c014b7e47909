import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Ball pins ki qataron se girti hai, aur har pin par dayein ya bayein jane ka imkaan barabar hai. Jis bucket mein gire, wohi adaigi tay karta hai. Zyada qatarein aur zyada risk matlab kinaron par bari adaigi.',
  'plinko.prize': 'Bucket',
  'plinko.prize.row': 'Number {id}',
  'plinko.risk': 'Risk',
  'plinko.risk.low': 'Kam',
  'plinko.risk.medium': 'Darmiyana',
  'plinko.risk.high': 'Zyada',
  'plinko.rows': 'Qatarein',
  'plinko.rows.count': '{count, plural, one {# qatar} other {# qatarein}}',
}
