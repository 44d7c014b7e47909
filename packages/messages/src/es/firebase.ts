import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'No se pudo iniciar sesión. Inténtalo de nuevo o usa otra forma.',
  'firebase.cancelled': 'La ventana de inicio de sesión se cerró antes de terminar',
  'firebase.blocked':
    'Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  'firebase.network': 'No hay acceso al servicio de inicio de sesión. Revisa tu conexión e inténtalo de nuevo.',
  'firebase.limit': 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  'firebase.disabled': 'Esta cuenta se desactivó. Inicia sesión de otra forma.',
  'firebase.existing': 'Ya iniciaste sesión con este correo de otra forma. Usa esa.',
  'firebase.storage':
    'Tu navegador bloquea lo que necesita el inicio de sesión. Permite las cookies de este sitio o usa otro navegador.',
  'firebase.browser': 'Esta forma de iniciar sesión no funciona en este navegador',
  'firebase.expired': 'El inicio de sesión expiró. Empieza de nuevo.',
  'firebase.code': 'Código: {code}',
  'firebase.reason': 'Motivo: {reason}',
  'firebase.blocked.title': 'Ventana emergente bloqueada',
  'firebase.blocked.retry': 'Abrir la ventana',
  'firebase.elsewhere.title': 'Abre en tu navegador',
  'firebase.elsewhere.text':
    '{name} no permite iniciar sesión dentro de esta app. Copia la dirección de esta página y ábrela en tu navegador, o inicia sesión de otra forma.',
  'firebase.elsewhere.copy': 'Copiar dirección',
  not_support_incognito: 'No disponible en una ventana privada',
}
