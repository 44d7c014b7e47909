import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'Actualización disponible',
  'update.app.body': 'Hay una versión más reciente de la app. Actualízala para continuar con todas las novedades.',
  'update.app.action': 'Actualizar ahora',
  'download.title': 'Descarga la app de {merchant}',
  'download.action': 'Descargar',
  'download.today': 'No volver a mostrar hoy',
  'download.grade': 'Valoración: {grade} de 5',
  'update.later': 'Más tarde',
  'update.preview': 'Vista previa de la versión {number}. Toca para salir.',
}
