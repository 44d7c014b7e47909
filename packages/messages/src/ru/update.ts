import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'Доступно обновление',
  'update.app.body': 'Вышла новая версия приложения. Обновите его, чтобы продолжить со всеми новинками.',
  'update.app.action': 'Обновить',
  'download.title': 'Скачайте приложение {merchant}',
  'download.action': 'Скачать',
  'download.today': 'Не показывать сегодня',
  'download.grade': 'Оценка {grade} из 5',
  'update.later': 'Позже',
  'update.preview': 'Предпросмотр версии {number}. Нажмите, чтобы выйти.',
}
