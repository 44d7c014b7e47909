import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': '바카라',
  'baccarat.how':
    '새로 섞은 카드 8벌에서 플레이어와 뱅커가 카드를 두 장씩 받아요. 에이스는 1점, 2부터 9까지는 숫자 그대로, 10과 그림 카드는 0점이며 합계의 끝자리만 세요. 한쪽이라도 8점이나 9점이면 양쪽 모두 카드를 더 받지 않아요. 그 외에는 플레이어가 0–5점일 때 세 번째 카드를 받아요. 플레이어가 받지 않았다면 뱅커는 0–5점일 때 받아요. 플레이어가 받았다면 뱅커는 0–2점이면 항상, 3점이면 플레이어의 세 번째 카드가 8이 아닐 때, 4점이면 2–7일 때, 5점이면 4–7일 때, 6점이면 6이나 7일 때 받아요. 점수가 높은 쪽이 이겨요. 타이가 나오면 플레이어와 뱅커 베팅은 돌려드려요.',
  'baccarat.prize': '결과',
  'baccarat.prize.row':
    '{id, select, player {플레이어 승} banker {뱅커 승(수수료 5% 차감)} tie {타이} playerPair {플레이어 페어} bankerPair {뱅커 페어} returned {타이, 베팅금 반환} other {}}',
  'baccarat.bet': '베팅 선택',
  'baccarat.side':
    '{side, select, player {플레이어} banker {뱅커} tie {타이} playerPair {플레이어 페어} bankerPair {뱅커 페어} other {}}',
  'baccarat.points': '{points, plural, other {#점}}',
  'baccarat.result': '{result, select, player {플레이어 승} banker {뱅커 승} tie {타이} other {}}',
  'baccarat.short': '{result, select, player {플} banker {뱅} tie {타} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {스페이드 {rank}} hearts {하트 {rank}} diamonds {다이아몬드 {rank}} clubs {클로버 {rank}} other {}}',
  'baccarat.start': '플레이어, 뱅커, 타이?',
  'baccarat.wait': '베팅 중…',
  'baccarat.deal': '카드를 나누는 중…',
  'baccarat.road': '최근 내 결과',
}
