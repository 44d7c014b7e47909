import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Неизвестная ошибка',
  timeout_retry_please: 'Слишком долгое ожидание. Попробуйте ещё раз.',
  'request.unsure': 'Мы не получили ответ. Попробуйте ещё раз: дважды запрос не выполнится.',
  'request.lost':
    'Мы не получили ответ, но запрос мог пройти. Попробуйте ещё раз. Если не получится, войдите с введёнными данными.',
  'request.earlier.title': 'Этот запрос уже получен',
  'request.earlier.text': 'Ваш запрос на {amount} поступил {time}. Второй мы не создавали.',
  'request.earlier.view': 'Посмотреть',
  'request.earlier.new': 'Новый запрос',
}
