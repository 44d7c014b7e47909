import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': '踩地雷',
  'mines.how':
    '選擇要在 25 格中隱藏幾顆地雷。每找到一顆寶石，倍數就會提高。您可以隨時兌現；踩到地雷時，該注即結束且沒有派彩。未完成的投注會在 24 小時後依當時的倍數派彩；若尚未找到寶石，則退還投注額。',
  'mines.prize': '已找到寶石',
  'mines.prize.row': '{id} 顆',
  'mines.next': '下一顆寶石',
  'mines.start': '先投注，再選格子',
  'mines.wait': '投注中…',
  'mines.tile':
    '第 {number} 格{kind, select, gem {，寶石} hit {，您踩到的地雷} mine {，地雷} missed {，未選的寶石} other {}}',
  'mines.spoken': '寶石 {count} 顆。現在兌現可得 {amount}。',
  'mines.count': '地雷',
  'mines.gems': '{count, plural, other {# 顆寶石}}',
  'mines.fewer': '減少地雷',
  'mines.more': '增加地雷',
  'mines.choice': '{count, plural, other {# 顆地雷}}',
}
