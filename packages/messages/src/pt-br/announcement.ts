import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Categoria',
  'announcement.category.all': 'Tudo',
  'announcement.more': 'Saiba mais',
  'announcement.gone': 'Este aviso não está mais disponível',
  'announcement.list': 'Ver tudo',
  'announcement.terms': 'Regras',
}
