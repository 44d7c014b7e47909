import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Agregar {merchant} a la pantalla de inicio',
  'member.type.member': 'Miembro',
  'member.type.agent': 'Agente',
  'member.type.free': 'Juego gratis',
  'member.type.virtual': 'Cuenta virtual',
  'member.since': 'Miembro desde {date}',
  'member.profile.edit': 'Editar perfil',
  'member.profile.title': 'Tu perfil',
  'member.profile.avatar': 'Imagen',
  'member.profile.avatar.one': 'Imagen {number}',
  'member.profile.avatar.none': 'Primera letra de tu nombre',
  'member.profile.nickname': 'Apodo (opcional)',
  'member.profile.nickname.hint': 'Solo lo ves tú',
  'member.profile.save': 'Guardar',
  'member.profile.saved': 'Perfil guardado',
  'member.money': 'Pagos',
  'member.settings': 'Cuenta y ayuda',
  'member.logout': 'Cerrar sesión',
  'member.logout.ask': '¿Cerrar sesión en {merchant} en este dispositivo?',
  'member.logout.failed':
    'No pudimos conectar con el servidor. Se cerró la sesión en este dispositivo y tu sesión expirará por sí sola.',
  'member.unread':
    '{count, plural, one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}',
  'member.free.title': 'Crea tu propia cuenta',
  'member.free.body':
    'Esta es una cuenta de juego gratis. Con tu propia cuenta puedes depositar, jugar con dinero real y retirar.',
  'member.device.title': 'Este dispositivo',
  'member.device.version': 'Versión',
  'member.device.brand': 'Versión de la marca',
  'member.device.app': 'Versión de la app',
  'member.device.ip': 'Dirección IP',
  'member.device.agent': 'Navegador',
  'member.device.copy': 'Copiar para soporte',
  'member.vip': 'Beneficios VIP: {level}',
}
