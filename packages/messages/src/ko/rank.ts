import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': '아직 레벨이 없어요',
  'rank.next': '{amount} 더 베팅하면 {level}에 도달해요',
  'rank.top': '최고 레벨에 도달했어요',
  'rank.levels': '전체 레벨',
  'rank.from': '누적 베팅 {amount}부터',
  'rank.withdrawals': '24시간에 {amount}까지 출금',
  'rank.explain': '정산된 실제 금액 베팅은 모두 포함돼요. 한 번 도달한 레벨은 내려가지 않아요.',
}
