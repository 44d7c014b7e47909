import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Tìm ngôn ngữ',
  'language.none': 'Không có ngôn ngữ phù hợp',
  'language.failed': 'Không đổi được ngôn ngữ. Vui lòng kiểm tra kết nối rồi thử lại.',
}
