import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': '데모 수신함',
  'outbox.lead': '이 데모의 메시지는 여기서만 볼 수 있어요. 국가 코드를 포함한 번호나 이메일 주소를 입력해 주세요.',
  'outbox.to': '번호 또는 이메일',
  'outbox.show': '메시지 보기',
  'outbox.empty': '아직 {to} 앞으로 온 메시지가 없어요',
} satisfies OutboxTexts
