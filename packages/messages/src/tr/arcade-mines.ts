import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mayın tarlası',
  'mines.how':
    '25 karede kaç mayın gizleneceğini seçin. Bulduğunuz her mücevher çarpanı artırır. Dilediğiniz zaman bozdurun: mayına denk gelirseniz bahis kazançsız biter. Açık kalan bahis 24 saat sonra güncel çarpanıyla ödenir; mücevher bulunmadıysa bahis tutarı iade edilir.',
  'mines.prize': 'Bulunan mücevher',
  'mines.prize.row': '{id}',
  'mines.next': 'Sonraki mücevher',
  'mines.start': 'Bahis yapın, sonra kareleri seçin',
  'mines.wait': 'Bahsiniz yapılıyor…',
  'mines.tile':
    'Kare {number}{kind, select, gem {, mücevher} hit {, denk geldiğiniz mayın} mine {, mayın} missed {, seçilmeyen mücevher} other {}}',
  'mines.spoken': 'Mücevher {count}. Şimdi bozdurursanız {amount} alırsınız.',
  'mines.count': 'Mayın',
  'mines.gems': '{count, plural, one {# mücevher} other {# mücevher}}',
  'mines.fewer': 'Daha az mayın',
  'mines.more': 'Daha çok mayın',
  'mines.choice': '{count, plural, one {# mayın} other {# mayın}}',
}
