import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'Поиск языка',
  'language.none': 'Язык не найден',
  'language.failed': 'Не удалось сменить язык. Проверьте подключение и попробуйте ещё раз.',
}
