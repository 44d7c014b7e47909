import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': '카테고리',
  'announcement.category.all': '전체',
  'announcement.more': '자세히 보기',
  'announcement.gone': '더 이상 볼 수 없는 공지입니다',
  'announcement.list': '전체 보기',
  'announcement.terms': '유의사항',
}
