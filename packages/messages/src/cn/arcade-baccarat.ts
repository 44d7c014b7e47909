import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': '百家乐',
  'baccarat.how':
    '使用八副新洗的牌，闲、庄各发两张。A 计 1 点，2 至 9 按牌面，10 和花牌计 0 点，只取总和的个位数。任一方为 8 或 9 点则不再补牌。否则闲 0 至 5 点补第三张。闲未补牌时，庄 0 至 5 点补牌。闲补牌后，庄 0 至 2 点必补；3 点除闲补到 8 外都补；4 点在闲补到 2 至 7 时补；5 点在 4 至 7 时补；6 点在 6 或 7 时补。点数高者获胜。和局时退还闲、庄投注。',
  'baccarat.prize': '结果',
  'baccarat.prize.row':
    '{id, select, player {闲赢} banker {庄赢（已扣 5% 佣金）} tie {和} playerPair {闲对} bankerPair {庄对} returned {和局，退还本金} other {}}',
  'baccarat.bet': '投注',
  'baccarat.side': '{side, select, player {闲} banker {庄} tie {和} playerPair {闲对} bankerPair {庄对} other {}}',
  'baccarat.points': '{points, plural, other {# 点}}',
  'baccarat.result': '{result, select, player {闲赢} banker {庄赢} tie {和局} other {}}',
  'baccarat.short': '{result, select, player {闲} banker {庄} tie {和} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}：{cards}',
  'baccarat.card':
    '{suit, select, spades {黑桃 {rank}} hearts {红心 {rank}} diamonds {方块 {rank}} clubs {梅花 {rank}} other {}}',
  'baccarat.start': '押闲、庄还是和？',
  'baccarat.wait': '正在投注…',
  'baccarat.deal': '正在发牌…',
  'baccarat.road': '我的最近结果',
}
