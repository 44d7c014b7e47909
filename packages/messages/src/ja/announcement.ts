import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'カテゴリー',
  'announcement.category.all': 'すべて',
  'announcement.more': '詳しく見る',
  'announcement.gone': 'このお知らせは掲載を終了しました',
  'announcement.list': 'すべて見る',
  'announcement.terms': '参加条件',
}
