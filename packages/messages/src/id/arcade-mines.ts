import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mines',
  'mines.how':
    'Pilih berapa ranjau yang tersembunyi di antara 25 kotak. Setiap permata yang Anda temukan menaikkan pengali. Lakukan cash out kapan saja: ranjau mengakhiri taruhan tanpa kemenangan. Taruhan yang dibiarkan terbuka dibayar dengan pengali saat itu setelah 24 jam; tanpa permata, taruhan dikembalikan.',
  'mines.prize': 'Permata ditemukan',
  'mines.prize.row': '{id}',
  'mines.next': 'Permata berikutnya',
  'mines.start': 'Pasang taruhan, lalu pilih kotak',
  'mines.wait': 'Memasang taruhan Anda…',
  'mines.tile':
    'Kotak {number}{kind, select, gem {, permata} hit {, ranjau yang terkena} mine {, ranjau} missed {, permata tidak dipilih} other {}}',
  'mines.spoken': 'Permata {count}. Cash out sekarang untuk {amount}.',
  'mines.count': 'Ranjau',
  'mines.gems': '{count, plural, other {# permata}}',
  'mines.fewer': 'Kurangi ranjau',
  'mines.more': 'Tambah ranjau',
  'mines.choice': '{count, plural, other {# ranjau}}',
}
