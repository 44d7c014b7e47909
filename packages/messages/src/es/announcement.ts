import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'Categoría',
  'announcement.category.all': 'Todo',
  'announcement.more': 'Leer más',
  'announcement.gone': 'Este aviso ya no está disponible',
  'announcement.list': 'Ver todo',
  'announcement.terms': 'Condiciones',
}
