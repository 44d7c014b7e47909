import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Plinko',
  'plinko.how':
    'Bola jatuh melewati barisan pin dan di setiap pin bergerak ke kiri atau kanan dengan peluang yang sama. Wadah tempat bola mendarat menentukan bayarannya. Makin banyak baris dan makin tinggi risiko, makin besar bayaran di tepi.',
  'plinko.prize': 'Wadah',
  'plinko.prize.row': 'Nomor {id}',
  'plinko.risk': 'Risiko',
  'plinko.risk.low': 'Rendah',
  'plinko.risk.medium': 'Sedang',
  'plinko.risk.high': 'Tinggi',
  'plinko.rows': 'Baris',
  'plinko.rows.count': '{count, plural, other {# baris}}',
}
