import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Mantenimiento del sistema',
  'maintenance.body': 'Estamos actualizando el sitio. Tu saldo y tus boletos están a salvo.',
  'maintenance.end': 'Regreso previsto: {time}',
  'maintenance.left': 'en {left}',
  'maintenance.late': 'Está tardando más de lo previsto',
  'maintenance.return': 'Esta página se abrirá cuando volvamos',
  'denied.title': 'Acceso denegado',
  'denied.ip': 'Este sitio no está disponible desde tu dirección IP',
  'denied.address': 'Tu dirección IP: {ip}',
  'denied.location': 'Este sitio no está disponible en tu ubicación',
  'domain.title': 'Esta dirección no está disponible',
  'domain.body': 'Este sitio no está disponible en {host}',
  'domain.go': 'Ir a {host}',
  'domain.searching': 'Buscando otra dirección…',
  'domain.none': 'No hay otra dirección disponible en este momento',
  'waiting.retrying': 'Reintentando…',
  'waiting.return': 'Esta página se recargará sola',
  'china.title': 'Navegador recomendado',
  'china.body': 'En China continental, este sitio funciona mejor en el modo rápido de los navegadores QQ, UC o 360',
  'china.qq': 'Navegador QQ',
  'china.uc': 'Navegador UC',
  'china.360': 'Navegador rápido 360',
  'wait.seconds':
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'wait.minutes':
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'wait.hours':
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# hora} many {# de horas} other {# horas}}.',
}
