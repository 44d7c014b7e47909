import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Baccarat',
  'baccarat.how':
    'Player dan Banker masing-masing mendapat dua kartu dari delapan dek yang baru dikocok. As bernilai 1, kartu 2 sampai 9 sesuai angkanya, 10 dan kartu bergambar bernilai 0; hanya digit terakhir dari totalnya yang dihitung. Jika ada yang mendapat 8 atau 9, keduanya tidak mengambil kartu. Selain itu, Player mengambil kartu ketiga pada nilai 0 sampai 5. Banker mengambil kartu pada nilai 0 sampai 5 jika Player tidak mengambil. Jika Player mengambil, Banker selalu mengambil pada nilai 0 sampai 2, pada nilai 3 kecuali kartu Player itu 8, pada nilai 4 jika kartu itu 2 sampai 7, pada nilai 5 jika 4 sampai 7, dan pada nilai 6 jika 6 atau 7. Nilai yang lebih tinggi menang. Jika seri, taruhan pada Player dan Banker dikembalikan.',
  'baccarat.prize': 'Hasil',
  'baccarat.prize.row':
    '{id, select, player {Player menang} banker {Banker menang, dikurangi komisi 5%} tie {Seri} playerPair {Pair Player} bankerPair {Pair Banker} returned {Seri, taruhan dikembalikan} other {}}',
  'baccarat.bet': 'Taruhan pada',
  'baccarat.side':
    '{side, select, player {Player} banker {Banker} tie {Seri} playerPair {Pair Player} bankerPair {Pair Banker} other {}}',
  'baccarat.points': '{points, plural, other {# poin}}',
  'baccarat.result': '{result, select, player {Player menang} banker {Banker menang} tie {Seri} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {S} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} sekop} hearts {{rank} hati} diamonds {{rank} wajik} clubs {{rank} keriting} other {}}',
  'baccarat.start': 'Player, Banker, atau Seri?',
  'baccarat.wait': 'Memasang taruhan Anda…',
  'baccarat.deal': 'Membagikan kartu…',
  'baccarat.road': 'Hasil terakhir saya',
}
