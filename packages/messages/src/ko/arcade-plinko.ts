import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': '플링코',
  'plinko.how':
    '공이 여러 줄의 핀 사이로 떨어지며, 핀마다 같은 확률로 왼쪽이나 오른쪽으로 가요. 공이 들어간 칸에 따라 지급액이 정해져요. 줄이 많고 위험도가 높을수록 양 끝의 지급액이 커져요.',
  'plinko.prize': '칸',
  'plinko.prize.row': '{id}번',
  'plinko.risk': '위험도',
  'plinko.risk.low': '낮음',
  'plinko.risk.medium': '보통',
  'plinko.risk.high': '높음',
  'plinko.rows': '줄',
  'plinko.rows.count': '{count, plural, other {#줄}}',
}
