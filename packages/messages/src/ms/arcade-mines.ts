import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mines',
  'mines.how':
    'Pilih bilangan bom yang disembunyikan di antara 25 petak. Setiap permata yang anda temui menaikkan pengganda. Tunaikan pada bila-bila masa: bom menamatkan pertaruhan tanpa kemenangan. Pertaruhan yang tidak diselesaikan dibayar pada pengganda semasanya selepas 24 jam; tanpa permata, taruhan dipulangkan.',
  'mines.prize': 'Permata ditemui',
  'mines.prize.row': '{id}',
  'mines.next': 'Permata seterusnya',
  'mines.start': 'Buat pertaruhan anda, kemudian pilih petak',
  'mines.wait': 'Membuat pertaruhan anda…',
  'mines.tile':
    'Petak {number}{kind, select, gem {, permata} hit {, bom yang anda kena} mine {, bom} missed {, permata tidak dipilih} other {}}',
  'mines.spoken': 'Permata {count}. Tunaikan sekarang untuk {amount}.',
  'mines.count': 'Bom',
  'mines.gems': '{count, plural, other {# permata}}',
  'mines.fewer': 'Kurangkan bom',
  'mines.more': 'Tambah bom',
  'mines.choice': '{count, plural, other {# bom}}',
}
