import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Bakara',
  'baccarat.how':
    'Yeni karılmış sekiz desteden iki ele ikişer kart dağıtılır. As 1, 2 ile 9 arası kendi değeri kadar, 10 ve resimli kartlar 0 sayılır; toplamın yalnızca son rakamı geçerlidir. 8 veya 9’da iki el de kart çekmez. Aksi halde oyuncu 0–5’te üçüncü kartı çeker. Oyuncu çekmediyse kasa 0–5’te çeker. Oyuncu çektiyse kasa 0–2’de her zaman, 3’te oyuncunun çektiği kart 8 değilse, 4’te bu kart 2–7 ise, 5’te 4–7 ise, 6’da 6 veya 7 ise çeker. Yüksek el kazanır. Beraberlikte oyuncu ve kasa bahisleri iade edilir.',
  'baccarat.prize': 'Sonuç',
  'baccarat.prize.row':
    '{id, select, player {Oyuncu kazanır} banker {Kasa kazanır, %5 komisyon düşülür} tie {Berabere} playerPair {Oyuncu çifti} bankerPair {Kasa çifti} returned {Berabere, bahis iade edilir} other {}}',
  'baccarat.bet': 'Bahis seçimi',
  'baccarat.side':
    '{side, select, player {Oyuncu} banker {Kasa} tie {Berabere} playerPair {Oyuncu çifti} bankerPair {Kasa çifti} other {}}',
  'baccarat.points': '{points, plural, one {# puan} other {# puan}}',
  'baccarat.result': '{result, select, player {Oyuncu kazandı} banker {Kasa kazandı} tie {Berabere} other {}}',
  'baccarat.short': '{result, select, player {O} banker {K} tie {B} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {maça {rank}} hearts {kupa {rank}} diamonds {karo {rank}} clubs {sinek {rank}} other {}}',
  'baccarat.start': 'Oyuncu, Kasa veya Berabere?',
  'baccarat.wait': 'Bahsiniz yapılıyor…',
  'baccarat.deal': 'Dağıtılıyor…',
  'baccarat.road': 'Son sonuçlarım',
}
