import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': '搜索语言',
  'language.none': '没有匹配的语言',
  'language.failed': '语言切换失败，请检查网络后重试',
}
