import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Мины',
  'mines.how':
    'Выберите, сколько мин спрятано среди 25 клеток. Каждый найденный кристалл повышает множитель. Забрать выигрыш можно в любой момент: мина завершает ставку без выигрыша. Открытая ставка через 24 часа выплачивается по текущему множителю; если кристаллов нет, ставка возвращается.',
  'mines.prize': 'Найдено кристаллов',
  'mines.prize.row': '{id}',
  'mines.next': 'Следующий',
  'mines.start': 'Сделайте ставку и открывайте клетки',
  'mines.wait': 'Принимаем ставку…',
  'mines.tile':
    'Клетка {number}{kind, select, gem {, кристалл} hit {, мина, на которую вы попали} mine {, мина} missed {, неоткрытый кристалл} other {}}',
  'mines.spoken': 'Кристалл {count}. Сейчас можно забрать {amount}.',
  'mines.count': 'Мины',
  'mines.gems': '{count, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}',
  'mines.fewer': 'Меньше мин',
  'mines.more': 'Больше мин',
  'mines.choice': '{count, plural, one {# мина} few {# мины} many {# мин} other {# мины}}',
}
