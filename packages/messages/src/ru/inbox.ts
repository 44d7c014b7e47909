import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Сообщения',
  'inbox.new': 'Новое',
  'inbox.notices': 'Объявления',
  'inbox.push': 'Настройки уведомлений',
  'inbox.push.lead':
    'Выберите, что присылать на экран блокировки. В уведомлениях никогда не бывает сумм и номеров счетов.',
  'inbox.push.device': 'Это устройство',
  'inbox.push.on': 'Уведомления включены',
  'inbox.push.off': 'Уведомления выключены',
  'inbox.push.turn.on': 'Включить',
  'inbox.push.turn.off': 'Выключить',
  'inbox.push.denied':
    'Уведомления для этого сайта заблокированы. Разрешите их в настройках сайта в браузере и обновите страницу.',
  'inbox.push.unsupported': 'Этот браузер не поддерживает уведомления',
  'inbox.push.install': 'На iPhone и iPad уведомления работают, когда приложение добавлено на экран «Домой»',
  'inbox.push.install.action': 'Добавить на главный экран',
  'inbox.push.failed': 'Не удалось включить уведомления. Попробуйте чуть позже.',
  'inbox.push.topics': 'О чём уведомлять',
  'inbox.push.security': 'Безопасность и входы (всегда включено)',
  'inbox.push.money': 'Пополнения и выводы',
  'inbox.push.lottery': 'Выигрышные билеты',
  'inbox.push.support': 'Ответы поддержки',
  'inbox.push.promotion': 'Акции',
  'inbox.push.quiet': 'Тихие часы',
  'inbox.push.quiet.on': 'Не беспокоить ночью',
  'inbox.push.quiet.from': 'С',
  'inbox.push.quiet.to': 'До',
  'inbox.push.quiet.note': 'Уведомления о безопасности приходят всегда',
  'inbox.push.saved': 'Сохранено',
  'push.ask.title': 'Включить уведомления?',
  'push.ask.body':
    'Узнавайте, когда пришло пополнение, отправлен вывод или выиграл билет. Изменить это можно в любой момент в сообщениях.',
  'push.ask.yes': 'Включить',
  'push.ask.no': 'Не сейчас',
  notification_request_tips: 'Уведомления заблокированы. Разрешите их в настройках сайта в браузере.',
}
