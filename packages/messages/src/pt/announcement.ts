import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Categoria',
  'announcement.category.all': 'Tudo',
  'announcement.more': 'Saber mais',
  'announcement.gone': 'Este aviso já não está disponível',
  'announcement.list': 'Ver tudo',
  'announcement.terms': 'Condições',
}
