import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'マインズ',
  'mines.how':
    '25マスに隠す地雷の数を選びます。宝石を見つけるたびに倍率が上がります。キャッシュアウトはいつでもできますが、地雷に当たると勝利金なしでベットが終わります。途中のままのベットは、24時間後に現在の倍率で支払われます。宝石が1つもない場合は、賭け金が返還されます。',
  'mines.prize': '見つけた宝石',
  'mines.prize.row': '{id}個',
  'mines.next': '次の宝石',
  'mines.start': 'ベットしてから、マスを選んでください',
  'mines.wait': 'ベット中…',
  'mines.tile':
    'マス{number}{kind, select, gem {、宝石} hit {、当たった地雷} mine {、地雷} missed {、選ばなかった宝石} other {}}',
  'mines.spoken': '宝石{count}個。今キャッシュアウトすると{amount}です。',
  'mines.count': '地雷',
  'mines.gems': '{count, plural, other {宝石#個}}',
  'mines.fewer': '地雷を減らす',
  'mines.more': '地雷を増やす',
  'mines.choice': '{count, plural, other {地雷#個}}',
}
