import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Tu código de {merchant}',
  'message.login':
    '{code} es tu código de {merchant} para iniciar sesión. Es válido durante 5 minutos. No lo compartas nunca.',
  'message.register':
    '{code} es tu código de registro de {merchant}. Es válido durante 5 minutos. No lo compartas nunca.',
  'message.recovery':
    '{code} es tu código de {merchant} para crear una nueva contraseña. Es válido durante 5 minutos. ¿No lo pediste tú? Ignora este mensaje y no compartas nunca el código.',
  'message.contact': '{code} es tu código de {merchant} para confirmar este contacto. Es válido durante 5 minutos.',
  'message.second_factor':
    '{code} es tu código de seguridad de {merchant}. Es válido durante 5 minutos. No lo compartas nunca.',
  'message.registered':
    'Ya tienes una cuenta de {merchant} con este número. Inicia sesión con él o usa “¿Olvidaste tu contraseña?”.',
  'message.notice': '{merchant}: {event}. ¿No fuiste tú? Cambia tu contraseña ahora y contacta con soporte.',
}
