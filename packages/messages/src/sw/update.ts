import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Sasisho linapatikana',
  'update.app.body': 'Toleo jipya la programu linapatikana. Sasisha ili kuendelea na mambo yote mapya.',
  'update.app.action': 'Sasisha sasa',
  'download.title': 'Pata programu ya {merchant}',
  'download.action': 'Pakua',
  'download.today': 'Usionyeshe hii tena leo',
  'download.grade': 'Imepewa {grade} kati ya 5',
  'update.later': 'Baadaye',
  'update.preview': 'Onyesho la awali la toleo {number}. Gusa ili kutoka.',
} satisfies TextsOf<'update'>
