import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mines',
  'mines.how':
    'Chunein ke 25 tiles mein kitni mines chhupi hon. Har heera multiplier barhata hai. Jab chahein cash out karein: mine par bet baghair jeet ke khatam ho jati hai. Khuli reh jane wali bet 24 ghante baad maujooda multiplier par ada hoti hai; koi heera na mila ho to bet ki raqam wapas hoti hai.',
  'mines.prize': 'Mile hue heere',
  'mines.prize.row': '{id}',
  'mines.next': 'Agla heera',
  'mines.start': 'Bet lagayein, phir tiles chunein',
  'mines.wait': 'Aap ki bet lag rahi hai…',
  'mines.tile':
    'Tile {number}{kind, select, gem {, heera} hit {, aap ki kholi hui mine} mine {, mine} missed {, heera jo nahi chuna gaya} other {}}',
  'mines.spoken': 'Heera {count}. Abhi {amount} cash out karein.',
  'mines.count': 'Mines',
  'mines.gems': '{count, plural, one {# heera} other {# heere}}',
  'mines.fewer': 'Mines kam karein',
  'mines.more': 'Mines barhayein',
  'mines.choice': '{count, plural, one {# mine} other {# mines}}',
}
