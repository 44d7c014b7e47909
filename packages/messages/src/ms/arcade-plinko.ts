import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Bola jatuh melalui barisan pin dan bergerak ke kiri atau kanan pada setiap pin dengan peluang yang sama. Petak tempat bola mendarat menentukan bayaran. Lebih banyak baris dan risiko lebih tinggi bermakna bayaran lebih besar di bahagian tepi.',
  'plinko.prize': 'Petak',
  'plinko.prize.row': 'Nombor {id}',
  'plinko.risk': 'Risiko',
  'plinko.risk.low': 'Rendah',
  'plinko.risk.medium': 'Sederhana',
  'plinko.risk.high': 'Tinggi',
  'plinko.rows': 'Baris',
  'plinko.rows.count': '{count, plural, other {# baris}}',
}
