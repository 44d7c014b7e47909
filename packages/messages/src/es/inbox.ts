import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Mensajes',
  'inbox.new': 'Nuevo',
  'inbox.notices': 'Avisos',
  'inbox.popup.next': 'Siguiente',
  'inbox.popup.read': 'Lee hasta el final para cerrar',
  'inbox.push': 'Ajustes de notificaciones',
  'inbox.push.lead':
    'Elige qué enviamos a tu pantalla de bloqueo. Las notificaciones nunca muestran importes ni números de cuenta.',
  'inbox.push.device': 'Este dispositivo',
  'inbox.push.on': 'Notificaciones activadas',
  'inbox.push.off': 'Notificaciones desactivadas',
  'inbox.push.turn.on': 'Activar',
  'inbox.push.turn.off': 'Desactivar',
  'inbox.push.denied':
    'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes del sitio de tu navegador y recarga esta página.',
  'inbox.push.unsupported': 'Este navegador no puede mostrar notificaciones',
  'inbox.push.install': 'En iPhone y iPad, las notificaciones funcionan cuando la app está en tu pantalla de inicio',
  'inbox.push.install.action': 'Agregar a pantalla de inicio',
  'inbox.push.failed': 'No se pudieron activar las notificaciones. Inténtalo de nuevo en un momento.',
  'inbox.push.topics': 'Notificarme sobre',
  'inbox.push.security': 'Seguridad y accesos (siempre activas)',
  'inbox.push.money': 'Depósitos y retiros',
  'inbox.push.lottery': 'Boletos premiados',
  'inbox.push.support': 'Respuestas de soporte',
  'inbox.push.promotion': 'Promociones',
  'inbox.push.quiet': 'Horas de silencio',
  'inbox.push.quiet.on': 'Pausar notificaciones de noche',
  'inbox.push.quiet.from': 'Desde',
  'inbox.push.quiet.to': 'Hasta',
  'inbox.push.quiet.note': 'Las notificaciones de seguridad siempre llegan',
  'inbox.push.saved': 'Guardado',
  'push.ask.title': '¿Activar notificaciones?',
  'push.ask.body':
    'Entérate cuando llegue un depósito, se envíe un retiro o gane un boleto. Puedes cambiarlo en cualquier momento en tu buzón.',
  'push.ask.yes': 'Activar',
  'push.ask.no': 'Ahora no',
  notification_request_tips:
    'Las notificaciones están bloqueadas. Puedes permitirlas en los ajustes del sitio de tu navegador.',
}
