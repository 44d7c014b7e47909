import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': '계정 만들기',
  'registration.lead': '아이디와 비밀번호만 있으면 돼요',
  'registration.lead.mobile': '휴대폰 번호만 있으면 돼요',
  'registration.referral.locked': '추천 링크에서 입력됐어요',
  'registration.username.free': '사용할 수 있는 아이디예요',
  'registration.username.taken': '이미 사용 중인 아이디예요. 다른 아이디를 선택해 주세요.',
  'registration.terms': '만 {age}세 이상이며 약관 및 규칙에 동의해요',
  'registration.terms.read': '약관 및 규칙 보기',
  'registration.terms.required': '계속하려면 나이를 확인하고 약관에 동의해 주세요',
  'registration.terms.changed': '약관이 변경됐어요. 계속하려면 읽고 동의해 주세요.',
  'registration.submit': '계정 만들기',
  'registration.known': '이미 계정이 있나요?',
  'registration.login': '로그인',
  'registration.closed': '지금은 회원가입을 받지 않아요',
  'registration.closed.body': '이미 계정이 있다면 로그인할 수 있어요',
  'registration.script': '계정을 만들려면 브라우저에서 JavaScript를 켜 주세요',
  'registration.referral.unknown': '없는 추천 코드입니다',
}
