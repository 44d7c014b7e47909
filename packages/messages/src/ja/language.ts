import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': '言語を検索',
  'language.none': '一致する言語がありません',
  'language.failed': '言語を変更できませんでした。接続を確認して、もう一度お試しください。',
}
