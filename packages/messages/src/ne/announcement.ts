import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'श्रेणी',
  'announcement.category.all': 'सबै',
  'announcement.more': 'थप पढ्नुहोस्',
  'announcement.gone': 'यो सूचना अब उपलब्ध छैन',
  'announcement.list': 'सबै हेर्नुहोस्',
  'announcement.terms': 'सर्तहरू',
}
