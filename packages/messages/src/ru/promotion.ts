import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Сейчас акций нет',
  'promotion.activity.all': 'Все акции',
  'promotion.activity.gone': 'Эта акция завершена',
  'promotion.activity.gone.body': 'Посмотрите, что есть сейчас',
  'promotion.activity.more': 'Подробнее',
  'promotion.reward.title': 'Наград пока нет',
  'promotion.reward.body': 'Здесь появятся ваши награды',
  'promotion.reward.offers': 'Смотреть акции',
  'promotion.invite.title': 'Реферальная программа ещё не открыта',
  'promotion.invite.body':
    'Когда {merchant} её запустит, здесь будут ваша реферальная ссылка, приглашённые друзья и доход',
  'promotion.invite.code': 'Есть реферальный код?',
  'promotion.invite.code.body': 'Введите его при регистрации. Добавить код позже нельзя.',
  'promotion.invite.register': 'Регистрация',
}
