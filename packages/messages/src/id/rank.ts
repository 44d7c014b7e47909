import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Belum ada level',
  'rank.next': 'Pasang taruhan {amount} lagi untuk mencapai {level}',
  'rank.top': 'Anda sudah di level tertinggi',
  'rank.levels': 'Semua level',
  'rank.from': 'Mulai dari total taruhan {amount}',
  'rank.withdrawals': 'Tarik hingga {amount} dalam 24 jam',
  'rank.explain': 'Setiap taruhan uang asli yang sudah selesai dihitung. Level yang sudah dicapai tidak akan turun.',
}
