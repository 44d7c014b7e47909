import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'زمرہ',
  'announcement.category.all': 'تمام',
  'announcement.more': 'مزید پڑھیں',
  'announcement.gone': 'یہ اعلان اب دستیاب نہیں',
  'announcement.list': 'سب دیکھیں',
  'announcement.terms': 'شرائط',
}
