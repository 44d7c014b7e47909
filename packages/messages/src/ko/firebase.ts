import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': '로그인하지 못했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  'firebase.cancelled': '로그인이 끝나기 전에 창이 닫혔어요',
  'firebase.blocked': '브라우저가 로그인 창을 차단했어요. 이 사이트의 팝업을 허용하고 다시 시도해 주세요.',
  'firebase.network': '로그인 서비스에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
  'firebase.limit': '시도 횟수가 너무 많아요. 몇 분 뒤 다시 시도해 주세요.',
  'firebase.disabled': '사용이 중지된 계정이에요. 다른 방법으로 로그인해 주세요.',
  'firebase.existing': '이 이메일로 전에 다른 방법으로 로그인하셨어요. 그 방법을 이용해 주세요.',
  'firebase.storage':
    '브라우저가 로그인에 필요한 기능을 차단하고 있어요. 이 사이트의 쿠키를 허용하거나 다른 브라우저를 이용해 주세요.',
  'firebase.browser': '이 브라우저에서는 이 방법으로 로그인할 수 없어요',
  'firebase.expired': '로그인이 만료됐어요. 처음부터 다시 시작해 주세요.',
  'firebase.code': '코드: {code}',
  'firebase.reason': '사유: {reason}',
  'firebase.blocked.title': '팝업이 차단됐어요',
  'firebase.blocked.retry': '창 열기',
  'firebase.elsewhere.title': '브라우저에서 열어 주세요',
  'firebase.elsewhere.text':
    '이 앱 안에서는 {name} 로그인을 할 수 없어요. 이 페이지의 주소를 복사해 브라우저에서 열거나 다른 방법으로 로그인해 주세요.',
  'firebase.elsewhere.copy': '주소 복사',
  not_support_incognito: '시크릿 창에서는 이용할 수 없어요',
}
