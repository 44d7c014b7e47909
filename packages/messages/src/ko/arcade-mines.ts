import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': '마인즈',
  'mines.how':
    '25개 칸에 숨길 지뢰 개수를 선택해 주세요. 보석을 찾을 때마다 배율이 올라가요. 언제든지 캐시아웃할 수 있고, 지뢰를 밟으면 당첨 없이 베팅이 끝나요. 끝내지 않은 베팅은 24시간 후 현재 배율로 지급되며, 찾은 보석이 없으면 베팅금을 돌려드려요.',
  'mines.prize': '찾은 보석',
  'mines.prize.row': '{id}개',
  'mines.next': '다음 보석',
  'mines.start': '베팅한 뒤 칸을 선택해 주세요',
  'mines.wait': '베팅 중…',
  'mines.tile':
    '{number}번 칸{kind, select, gem {, 보석} hit {, 밟은 지뢰} mine {, 지뢰} missed {, 고르지 않은 보석} other {}}',
  'mines.spoken': '보석 {count}개. 지금 캐시아웃하면 {amount}.',
  'mines.count': '지뢰',
  'mines.gems': '{count, plural, other {보석 #개}}',
  'mines.fewer': '지뢰 줄이기',
  'mines.more': '지뢰 늘리기',
  'mines.choice': '{count, plural, other {지뢰 #개}}',
}
