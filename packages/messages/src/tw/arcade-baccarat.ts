import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': '百家樂',
  'baccarat.how':
    '使用八副重新洗過的牌，閒家與莊家各發兩張。A 為 1 點，2 至 9 依牌面點數，10 與人頭牌為 0 點；總和只計個位數。任一方為 8 或 9 點時，雙方都不補牌。否則閒家 0 至 5 點補第三張牌。若閒家未補牌，莊家 0 至 5 點補牌。若閒家已補牌，莊家 0 至 2 點一律補牌；3 點時，除非閒家補到 8，否則補牌；4 點時，閒家補到 2 至 7 則補牌；5 點時，閒家補到 4 至 7 則補牌；6 點時，閒家補到 6 或 7 則補牌。點數較高者獲勝。和局時，退還閒家與莊家的投注。',
  'baccarat.prize': '結果',
  'baccarat.prize.row':
    '{id, select, player {閒贏} banker {莊贏，扣 5% 佣金} tie {和局} playerPair {閒對} bankerPair {莊對} returned {和局，退還投注額} other {}}',
  'baccarat.bet': '投注項目',
  'baccarat.side': '{side, select, player {閒} banker {莊} tie {和} playerPair {閒對} bankerPair {莊對} other {}}',
  'baccarat.points': '{points, plural, other {# 點}}',
  'baccarat.result': '{result, select, player {閒贏} banker {莊贏} tie {和局} other {}}',
  'baccarat.short': '{result, select, player {閒} banker {莊} tie {和} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}：{cards}',
  'baccarat.card':
    '{suit, select, spades {黑桃 {rank}} hearts {紅心 {rank}} diamonds {方塊 {rank}} clubs {梅花 {rank}} other {}}',
  'baccarat.start': '閒、莊還是和？',
  'baccarat.wait': '投注中…',
  'baccarat.deal': '發牌中…',
  'baccarat.road': '我的最近結果',
}
