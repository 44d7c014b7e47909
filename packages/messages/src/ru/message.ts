import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'Ваш код {merchant}',
  'message.login': '{code} — ваш код для входа в {merchant}. Он действует 5 минут. Никому его не сообщайте.',
  'message.register': '{code} — ваш код для регистрации в {merchant}. Он действует 5 минут. Никому его не сообщайте.',
  'message.recovery':
    '{code} — ваш код {merchant} для нового пароля. Он действует 5 минут. Это не вы? Не обращайте внимания и никому не сообщайте код.',
  'message.contact': '{code} — ваш код {merchant} для подтверждения этого контакта. Он действует 5 минут.',
  'message.second_factor': '{code} — ваш код безопасности {merchant}. Он действует 5 минут. Никому его не сообщайте.',
  'message.registered': 'С этим номером у вас уже есть аккаунт {merchant}. Войдите с ним или нажмите «Забыли пароль?».',
  'message.notice': '{merchant}: {event}. Это не вы? Сразу смените пароль и напишите в поддержку.',
}
