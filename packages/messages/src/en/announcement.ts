export const announcement = {
  'announcement.category': 'Category',
  'announcement.category.all': 'All',
  'announcement.more': 'Read more',
  'announcement.gone': 'This announcement is no longer available',
  'announcement.list': 'See all',
  'announcement.terms': 'Terms',
} as const
