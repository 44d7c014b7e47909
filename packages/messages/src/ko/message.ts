import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': '{merchant} 인증 코드',
  'message.login': '{merchant} 로그인 코드: {code}. 5분간 유효해요. 누구에게도 알려주지 마세요.',
  'message.register': '{merchant} 회원가입 코드: {code}. 5분간 유효해요. 누구에게도 알려주지 마세요.',
  'message.recovery':
    '{merchant} 새 비밀번호 설정 코드: {code}. 5분간 유효해요. 본인이 아닌가요? 이 메시지를 무시하고 코드를 누구에게도 알려주지 마세요.',
  'message.contact': '{merchant} 연락처 확인 코드: {code}. 5분간 유효해요.',
  'message.second_factor': '{merchant} 보안 코드: {code}. 5분간 유효해요. 누구에게도 알려주지 마세요.',
  'message.registered':
    '이 번호로 가입한 {merchant} 계정이 이미 있어요. 그 계정으로 로그인하거나 “비밀번호를 잊으셨나요?”를 이용해 주세요.',
  'message.notice': '{merchant}: {event}. 본인이 아닌가요? 지금 비밀번호를 변경하고 고객센터에 문의해 주세요.',
}
