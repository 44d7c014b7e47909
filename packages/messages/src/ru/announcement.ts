import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Категория',
  'announcement.category.all': 'Все',
  'announcement.more': 'Подробнее',
  'announcement.gone': 'Это объявление больше недоступно',
  'announcement.list': 'Смотреть все',
  'announcement.terms': 'Условия',
}
