import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: '알 수 없는 오류',
  timeout_retry_please: '시간이 너무 오래 걸려요. 다시 시도해 주세요.',
  'request.unsure': '응답을 받지 못했어요. 다시 시도해 주세요. 요청은 두 번 처리되지 않아요.',
  'request.lost':
    '응답을 받지 못했지만 요청이 처리됐을 수 있어요. 다시 시도해 주세요. 그래도 안 되면 입력하신 정보로 로그인해 주세요.',
  'request.earlier.title': '이미 접수된 요청이에요',
  'request.earlier.text': '{amount} 요청은 {time}에 접수됐어요. 중복으로 접수하지는 않았어요.',
  'request.earlier.view': '요청 보기',
  'request.earlier.new': '새로 요청하기',
}
