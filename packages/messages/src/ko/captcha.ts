import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': '보안 확인',
  'captcha.lead': '자동화된 접속이 아닌지 확인하고 있어요. 몇 초면 끝나요.',
  'captcha.working': '확인 중…',
  'captcha.vendor': '계속하려면 아래 확인을 완료해 주세요',
  'captcha.failed': '보안 확인을 불러오지 못했어요. 연결을 확인하거나 광고 차단기를 끄고 다시 시도해 주세요.',
  'captcha.busy': '보안 확인 창이 이미 열려 있어요',
  'captcha.outdated': '알 수 없는 오류: Geetest 서비스가 작동하지 않아요',
  verify_first: '먼저 보안 확인을 완료해 주세요',
}
