import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Әзірге деңгей жоқ',
  'rank.next': '{level} үшін тағы {amount} бәс тігіңіз',
  'rank.top': 'Сіз ең жоғары деңгейге жеттіңіз',
  'rank.levels': 'Барлық деңгей',
  'rank.from': 'Бәстер сомасы {amount} бастап',
  'rank.withdrawals': '24 сағатта {amount} дейін шығаруға болады',
  'rank.explain': 'Нақты ақшаға тігілген әр аяқталған бәс есептеледі. Жеткен деңгейіңіз өзіңізде қалады.',
}
