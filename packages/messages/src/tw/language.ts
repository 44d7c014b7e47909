import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': '搜尋語言',
  'language.none': '沒有符合的語言',
  'language.failed': '無法切換語言，請檢查網路連線後再試一次',
}
