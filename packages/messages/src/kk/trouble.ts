import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Техникалық жұмыстар',
  'maintenance.body': 'Сайтты жаңартып жатырмыз. Балансыңыз бен билеттеріңіз сақтаулы.',
  'maintenance.end': 'Ашылады: {time}',
  'maintenance.left': '{left} қалды',
  'maintenance.late': 'Жоспардан ұзағырақ болып жатыр',
  'maintenance.return': 'Сайт қосылғанда бұл бет өзі ашылады',
  'denied.title': 'Кіруге рұқсат жоқ',
  'denied.ip': 'Сайт сіздің IP мекенжайыңыздан қолжетімсіз',
  'denied.address': 'IP мекенжайыңыз: {ip}',
  'denied.location': 'Сайт сіз тұрған жерде қолжетімсіз',
  'domain.title': 'Бұл мекенжай қолжетімсіз',
  'domain.body': 'Сайт {host} мекенжайында қолжетімсіз',
  'domain.go': '{host} сайтына өту',
  'domain.searching': 'Басқа мекенжай ізделуде…',
  'domain.none': 'Қазір басқа қолжетімді мекенжай жоқ',
  'waiting.retrying': 'Қайталануда…',
  'waiting.return': 'Бұл бет өзі жаңарады',
  'china.title': 'Ұсынылатын браузер',
  'china.body': 'Құрлықтық Қытайда сайт QQ, UC немесе 360 браузерінің жылдам режимінде ең жақсы жұмыс істейді',
  'china.qq': 'QQ браузері',
  'china.uc': 'UC браузері',
  'china.360': '360 жылдам браузері',
  'wait.seconds':
    'Тым көп әрекет жасалды. {count, plural, one {# секундтан} other {# секундтан}} кейін қайталап көріңіз.',
  'wait.minutes':
    'Тым көп әрекет жасалды. {count, plural, one {# минуттан} other {# минуттан}} кейін қайталап көріңіз.',
  'wait.hours': 'Тым көп әрекет жасалды. {count, plural, one {# сағаттан} other {# сағаттан}} кейін қайталап көріңіз.',
}
