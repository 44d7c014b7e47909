import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Создайте аккаунт',
  'registration.lead': 'Нужны только логин и пароль',
  'registration.lead.mobile': 'Нужен только номер телефона',
  'registration.referral.locked': 'Из вашей реферальной ссылки',
  'registration.username.free': 'Этот логин свободен',
  'registration.username.taken': 'Этот логин занят. Выберите другой.',
  'registration.terms': 'Мне есть {age}, и я принимаю условия и правила',
  'registration.terms.read': 'Читать условия и правила',
  'registration.terms.required': 'Подтвердите возраст и примите условия, чтобы продолжить',
  'registration.terms.changed': 'Условия изменились. Прочитайте и примите их, чтобы продолжить.',
  'registration.submit': 'Создать аккаунт',
  'registration.known': 'Уже есть аккаунт?',
  'registration.login': 'Войти',
  'registration.closed': 'Регистрация сейчас закрыта',
  'registration.closed.body': 'Если у вас уже есть аккаунт, вы можете войти',
  'registration.script': 'Включите JavaScript в браузере, чтобы создать аккаунт',
  'registration.referral.unknown': 'Такого реферального кода нет',
}
