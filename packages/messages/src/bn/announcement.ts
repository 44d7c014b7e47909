import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'বিভাগ',
  'announcement.category.all': 'সব',
  'announcement.more': 'আরও পড়ুন',
  'announcement.gone': 'এই ঘোষণাটি আর নেই',
  'announcement.list': 'সব দেখুন',
  'announcement.terms': 'শর্তাবলি',
}
