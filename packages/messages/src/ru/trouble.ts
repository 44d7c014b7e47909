import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Технические работы',
  'maintenance.body': 'Мы обновляем сайт. Ваш баланс и билеты в безопасности.',
  'maintenance.end': 'Откроемся до {time}',
  'maintenance.left': 'через {left}',
  'maintenance.late': 'Работы идут дольше, чем планировалось',
  'maintenance.return': 'Эта страница откроется, когда мы закончим',
  'denied.title': 'Доступ запрещён',
  'denied.ip': 'Сайт недоступен с вашего IP-адреса',
  'denied.address': 'Ваш IP-адрес: {ip}',
  'denied.location': 'Сайт недоступен в вашем регионе',
  'domain.title': 'Этот адрес недоступен',
  'domain.body': 'Сайт недоступен по адресу {host}',
  'domain.go': 'Перейти на {host}',
  'domain.searching': 'Ищем другой адрес…',
  'domain.none': 'Сейчас другого адреса нет',
  'waiting.retrying': 'Пробуем ещё раз…',
  'waiting.return': 'Страница обновится сама',
  'china.title': 'Рекомендуемый браузер',
  'china.body': 'В материковом Китае сайт лучше всего работает в скоростном режиме браузеров QQ, UC или 360',
  'china.qq': 'Браузер QQ',
  'china.uc': 'Браузер UC',
  'china.360': 'Скоростной браузер 360',
  'wait.seconds':
    'Слишком много попыток. Повторите через {count, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  'wait.minutes':
    'Слишком много попыток. Повторите через {count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
  'wait.hours':
    'Слишком много попыток. Повторите через {count, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
}
