import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Не удалось войти. Попробуйте ещё раз или войдите другим способом.',
  'firebase.cancelled': 'Окно входа закрыто до завершения',
  'firebase.blocked': 'Браузер заблокировал окно входа. Разрешите всплывающие окна для этого сайта и повторите.',
  'firebase.network': 'Сервис входа недоступен. Проверьте соединение и попробуйте ещё раз.',
  'firebase.limit': 'Слишком много попыток. Подождите несколько минут и попробуйте ещё раз.',
  'firebase.disabled': 'Этот аккаунт отключён. Войдите другим способом.',
  'firebase.existing': 'Раньше вы входили с этой почтой другим способом. Используйте его.',
  'firebase.storage':
    'Браузер блокирует данные, нужные для входа. Разрешите cookie для этого сайта или откройте другой браузер.',
  'firebase.browser': 'Этот способ входа не работает в вашем браузере',
  'firebase.expired': 'Время входа истекло. Начните заново.',
  'firebase.code': 'Код: {code}',
  'firebase.reason': 'Причина: {reason}',
  'firebase.blocked.title': 'Окно заблокировано',
  'firebase.blocked.retry': 'Открыть окно',
  'firebase.elsewhere.title': 'Откройте в браузере',
  'firebase.elsewhere.text':
    '{name} не разрешает вход внутри этого приложения. Скопируйте адрес страницы и откройте его в браузере или войдите другим способом.',
  'firebase.elsewhere.copy': 'Скопировать адрес',
  not_support_incognito: 'Недоступно в приватном окне',
}
