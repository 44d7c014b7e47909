import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Verificación de seguridad',
  'captcha.lead': 'Comprobamos que no se trata de un robot. Tarda unos segundos.',
  'captcha.working': 'Comprobando…',
  'captcha.vendor': 'Completa la verificación para continuar',
  'captcha.failed':
    'No se pudo cargar la verificación de seguridad. Revisa tu conexión o desactiva el bloqueador de anuncios e inténtalo de nuevo.',
  'captcha.busy': 'Ya hay una verificación de seguridad abierta',
  'captcha.outdated': 'Error desconocido: el servicio Geetest no funciona',
  verify_first: 'Primero completa la verificación de seguridad',
}
