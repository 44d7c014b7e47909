import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Pemain dan banker masing-masing mendapat dua kad daripada lapan dek yang baru dikocok. Sat dikira 1, 2 hingga 9 mengikut nilainya, 10 dan kad gambar dikira 0; hanya digit terakhir jumlah yang dikira. Jika salah satu mendapat 8 atau 9, kedua-duanya tidak mengambil kad lagi. Jika tidak, pemain mengambil kad ketiga pada 0 hingga 5. Banker mengambil kad pada 0 hingga 5 jika pemain tidak mengambil kad. Jika pemain mengambil kad, banker sentiasa mengambil kad pada 0 hingga 2, pada 3 kecuali kad pemain itu 8, pada 4 jika kad itu 2 hingga 7, pada 5 jika 4 hingga 7, dan pada 6 jika 6 atau 7. Jumlah yang lebih tinggi menang. Jika seri, pertaruhan pada pemain dan banker dipulangkan.',
  'baccarat.prize': 'Keputusan',
  'baccarat.prize.row':
    '{id, select, player {Pemain menang} banker {Banker menang, tolak komisen 5%} tie {Seri} playerPair {Pasangan pemain} bankerPair {Pasangan banker} returned {Seri, taruhan dipulangkan} other {}}',
  'baccarat.bet': 'Taruh pada',
  'baccarat.side':
    '{side, select, player {Pemain} banker {Banker} tie {Seri} playerPair {Pasangan pemain} bankerPair {Pasangan banker} other {}}',
  'baccarat.points': '{points, plural, other {# mata}}',
  'baccarat.result': '{result, select, player {Pemain menang} banker {Banker menang} tie {Seri} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {S} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} sped} hearts {{rank} hati} diamonds {{rank} berlian} clubs {{rank} kelawar} other {}}',
  'baccarat.start': 'Pemain, Banker atau Seri?',
  'baccarat.wait': 'Membuat pertaruhan anda…',
  'baccarat.deal': 'Mengagih kad…',
  'baccarat.road': 'Keputusan terakhir saya',
}
