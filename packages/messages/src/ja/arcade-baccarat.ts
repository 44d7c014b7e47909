import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'バカラ',
  'baccarat.how':
    '新しくシャッフルした8組のトランプから、2つのハンドに2枚ずつ配ります。エースは1点、2〜9は数字どおり、10と絵札は0点で、合計の1の位だけを数えます。どちらかが8点か9点なら、両者とも引きません。それ以外では、プレイヤーは0〜5点で3枚目を引きます。プレイヤーが引かなかった場合、バンカーは0〜5点で引きます。プレイヤーが引いた場合、バンカーは0〜2点なら必ず、3点ならプレイヤーの3枚目が8でないとき、4点なら2〜7のとき、5点なら4〜7のとき、6点なら6か7のときに引きます。点数の高いハンドが勝ちです。タイの場合、プレイヤーとバンカーへのベットは返還されます。',
  'baccarat.prize': '結果',
  'baccarat.prize.row':
    '{id, select, player {プレイヤーの勝ち} banker {バンカーの勝ち（手数料5%を差し引き）} tie {タイ} playerPair {プレイヤーペア} bankerPair {バンカーペア} returned {タイ、賭け金返還} other {}}',
  'baccarat.bet': 'ベット先',
  'baccarat.side':
    '{side, select, player {プレイヤー} banker {バンカー} tie {タイ} playerPair {プレイヤーペア} bankerPair {バンカーペア} other {}}',
  'baccarat.points': '{points, plural, other {#点}}',
  'baccarat.result': '{result, select, player {プレイヤーの勝ち} banker {バンカーの勝ち} tie {タイ} other {}}',
  'baccarat.short': '{result, select, player {P} banker {B} tie {T} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}：{cards}',
  'baccarat.card':
    '{suit, select, spades {スペードの{rank}} hearts {ハートの{rank}} diamonds {ダイヤの{rank}} clubs {クラブの{rank}} other {}}',
  'baccarat.start': 'ベット先を選んでください',
  'baccarat.wait': 'ベット中…',
  'baccarat.deal': '配っています…',
  'baccarat.road': '自分の最近の結果',
}
