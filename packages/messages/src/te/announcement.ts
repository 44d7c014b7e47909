import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'వర్గం',
  'announcement.category.all': 'అన్నీ',
  'announcement.more': 'మరింత చదవండి',
  'announcement.gone': 'ఈ అనౌన్స్‌మెంట్ ఇప్పుడు అందుబాటులో లేదు',
  'announcement.list': 'అన్నీ చూడండి',
  'announcement.terms': 'నిబంధనలు',
}
