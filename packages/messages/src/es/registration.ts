import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Crea tu cuenta',
  'registration.lead': 'Solo necesitas un nombre de usuario y una contraseña',
  'registration.lead.mobile': 'Solo necesitas tu número de teléfono',
  'registration.referral.locked': 'De tu enlace de invitación',
  'registration.username.free': 'Este nombre de usuario está disponible',
  'registration.username.taken': 'Este nombre de usuario ya está en uso. Elige otro.',
  'registration.terms': 'Tengo {age} años o más y acepto los términos y reglas',
  'registration.terms.read': 'Leer los términos y reglas',
  'registration.terms.required': 'Confirma tu edad y acepta los términos para continuar',
  'registration.terms.changed': 'Los términos cambiaron. Léelos y acéptalos para continuar.',
  'registration.submit': 'Crear cuenta',
  'registration.known': '¿Ya tienes una cuenta?',
  'registration.login': 'Iniciar sesión',
  'registration.closed': 'El registro está cerrado por ahora',
  'registration.closed.body': 'Si ya tienes una cuenta, puedes iniciar sesión',
  'registration.script': 'Activa JavaScript en tu navegador para crear una cuenta',
  'registration.referral.unknown': 'No conocemos este código de recomendación',
}
