import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'No hay promociones en este momento',
  'promotion.activity.all': 'Todas las promociones',
  'promotion.activity.gone': 'Esta promoción terminó',
  'promotion.activity.gone.body': 'Mira las que están activas',
  'promotion.activity.more': 'Leer más',
  'promotion.reward.title': 'Aún no tienes recompensas',
  'promotion.reward.body': 'Aquí verás tus recompensas',
  'promotion.reward.offers': 'Ver promociones',
  'promotion.invite.title': 'El programa de invitación aún no está abierto',
  'promotion.invite.body':
    'Cuando {merchant} lo abra, aquí verás tu enlace de invitación, las personas que invitaste y tus ganancias',
  'promotion.invite.code': '¿Tienes un código de invitación?',
  'promotion.invite.code.body': 'Escríbelo al registrarte. No se puede agregar después.',
  'promotion.invite.register': 'Registrarse',
}
