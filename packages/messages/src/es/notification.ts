import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Cuenta para retiros agregada',
  'notification.account_added.body': '{bank} {number} se agregó a tus cuentas para retiros.',
  'notification.password_changed.title': 'Contraseña cambiada',
  'notification.password_changed.body': 'Se cambió tu contraseña. Se cerró tu sesión en los demás dispositivos.',
  'notification.contact_changed.title': 'Datos de contacto cambiados',
  'notification.contact_changed.body': '{contact} se agregó a tu cuenta.',
  'notification.passkey_added.title': 'Llave de acceso agregada',
  'notification.passkey_added.body':
    'Se agregó una llave de acceso a tu cuenta. Permite iniciar sesión sin tu contraseña.',
  'notification.passkey_removed.title': 'Llave de acceso eliminada',
  'notification.passkey_removed.body': 'Se eliminó una llave de acceso de tu cuenta. Ya no permite iniciar sesión.',
  'notification.passkey_copied.title': 'Copia antigua de una llave de acceso rechazada',
  'notification.passkey_copied.body':
    'Se usó una copia antigua de tu llave de acceso para iniciar sesión y la rechazamos. En un teléfono restaurado, elimina esa llave de acceso y agrega una nueva.',
  'notification.identity_added.title': 'Cuenta vinculada agregada',
  'notification.identity_added.body': '{service} se vinculó a tu cuenta. Permite iniciar sesión sin tu contraseña.',
  'notification.closure_requested.title': 'Cierre de cuenta solicitado',
  'notification.closure_requested.body':
    'Retira primero tu saldo. Después de {days} días, nuestro equipo de soporte cerrará tu cuenta. ¿No fuiste tú? Anula la solicitud en “Seguridad” y cambia tu contraseña.',
  'notification.identity_removed.title': 'Cuenta vinculada eliminada',
  'notification.identity_removed.body': '{service} se desvinculó de tu cuenta. Ya no permite iniciar sesión.',
  'notification.new_device.title': 'Inicio de sesión en un dispositivo nuevo',
  'notification.new_device.body': 'Se inició sesión en tu cuenta desde un dispositivo o navegador nuevo.',
  'notification.second_factor_on.title': 'Verificación en dos pasos activada',
  'notification.second_factor_on.body': 'Te pediremos un código al iniciar sesión.',
  'notification.second_factor_off.title': 'Verificación en dos pasos cambiada',
  'notification.second_factor_off.body': 'Se desactivó en tu cuenta un método de la verificación en dos pasos.',
  'notification.under_review.title': 'Los retiros están en pausa',
  'notification.under_review.body':
    'Estamos revisando un pago con nuestro proveedor de pagos. Podrás retirar de nuevo cuando termine la revisión. Tu saldo no se ve afectado.',
  'notification.login_failures.title': 'Intentos fallidos de inicio de sesión',
  'notification.login_failures.body':
    'Hoy alguien escribió varias veces una contraseña incorrecta para tu cuenta. Tu cuenta sigue protegida. Si no fuiste tú, elige una contraseña que no uses en ningún otro sitio.',
  'notification.deposit_credited.title': 'Depósito acreditado',
  'notification.deposit_credited.body': 'Tu depósito se acreditó en tu saldo.',
  'notification.withdrawal_sent.title': 'Retiro enviado',
  'notification.withdrawal_sent.body': 'Tu retiro va en camino a tu cuenta.',
  'notification.withdrawal_refused.title': 'Retiro no completado',
  'notification.withdrawal_refused.body': 'Tu retiro no se completó. El dinero volvió a tu saldo.',
  'notification.ticket_won.title': 'Tienes un boleto premiado',
  'notification.ticket_won.body': 'Tus ganancias se acreditaron en tu saldo.',
  'notification.details': 'Toca para ver los detalles.',
  'notification.hold': 'Los retiros quedan en pausa durante {duration}.',
  'notification.advice': '¿No fuiste tú? Cambia tu contraseña ahora y contacta con soporte.',
  'notification.feedback_answered.title': 'Respuesta a tu opinión {number}',
}
