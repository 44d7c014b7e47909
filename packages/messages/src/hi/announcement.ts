import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'श्रेणी',
  'announcement.category.all': 'सभी',
  'announcement.more': 'और पढ़ें',
  'announcement.gone': 'यह घोषणा अब उपलब्ध नहीं है',
  'announcement.list': 'सभी देखें',
  'announcement.terms': 'शर्तें',
}
