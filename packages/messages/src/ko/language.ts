import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': '언어 검색',
  'language.none': '일치하는 언어가 없어요',
  'language.failed': '언어를 바꾸지 못했어요. 연결을 확인하고 다시 시도해 주세요.',
}
