import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Error desconocido',
  timeout_retry_please: 'Está tardando demasiado. Inténtalo de nuevo.',
  'request.unsure': 'No recibimos respuesta. Inténtalo de nuevo, tu solicitud no se procesará dos veces.',
  'request.lost':
    'No recibimos respuesta, pero puede que tu solicitud se haya completado. Inténtalo de nuevo. Si falla, inicia sesión con los datos que escribiste.',
  'request.earlier.title': 'Ya tenemos esta solicitud',
  'request.earlier.text': 'Tu solicitud de {amount} nos llegó antes ({time}). No hicimos una segunda.',
  'request.earlier.view': 'Ver solicitud',
  'request.earlier.new': 'Nueva solicitud',
}
