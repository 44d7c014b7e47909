import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Проверка безопасности',
  'captcha.lead': 'Проверяем, что вы не робот. Это займёт несколько секунд.',
  'captcha.working': 'Проверяем…',
  'captcha.vendor': 'Пройдите проверку ниже, чтобы продолжить',
  'captcha.failed':
    'Не удалось загрузить проверку безопасности. Проверьте соединение или отключите блокировщик рекламы и попробуйте ещё раз.',
  'captcha.busy': 'Проверка безопасности уже открыта',
  'captcha.outdated': 'Неизвестная ошибка: сервис Geetest не работает',
  verify_first: 'Сначала пройдите проверку безопасности',
}
