import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Belum ada tahap',
  'rank.next': 'Bertaruh {amount} lagi untuk mencapai {level}',
  'rank.top': 'Anda sudah di tahap tertinggi',
  'rank.levels': 'Semua tahap',
  'rank.from': 'Daripada {amount} jumlah pertaruhan',
  'rank.withdrawals': 'Keluarkan sehingga {amount} dalam 24 jam',
  'rank.explain': 'Setiap pertaruhan wang sebenar yang selesai dikira. Tahap yang dicapai kekal milik anda.',
}
