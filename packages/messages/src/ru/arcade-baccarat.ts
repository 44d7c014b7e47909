import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'Баккара',
  'baccarat.how':
    'Двум рукам сдаётся по две карты из восьми заново перемешанных колод. Туз — 1 очко, карты от 2 до 9 — по номиналу, десятки и картинки — 0; считается только последняя цифра суммы. При 8 или 9 ни одна рука карт не добирает. Иначе игрок берёт третью карту при 0–5. Банкир берёт карту при 0–5, если игрок не добирал. Если игрок добрал, банкир берёт карту при 0–2 всегда, при 3 — если это не 8, при 4 — если это от 2 до 7, при 5 — если от 4 до 7, при 6 — если 6 или 7. Побеждает рука с большей суммой. При ничьей ставки на игрока и банкира возвращаются.',
  'baccarat.prize': 'Результат',
  'baccarat.prize.row':
    '{id, select, player {Победа игрока} banker {Победа банкира, минус 5% комиссии} tie {Ничья} playerPair {Пара игрока} bankerPair {Пара банкира} returned {Ничья, ставка возвращена} other {}}',
  'baccarat.bet': 'Ставка на',
  'baccarat.side':
    '{side, select, player {Игрок} banker {Банкир} tie {Ничья} playerPair {Пара игрока} bankerPair {Пара банкира} other {}}',
  'baccarat.points': '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'baccarat.result': '{result, select, player {Победа игрока} banker {Победа банкира} tie {Ничья} other {}}',
  'baccarat.short': '{result, select, player {И} banker {Б} tie {Н} other {}}',
  'baccarat.score': '{result}, {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {{rank} пик} hearts {{rank} червей} diamonds {{rank} бубен} clubs {{rank} треф} other {}}',
  'baccarat.start': 'Игрок, банкир или ничья?',
  'baccarat.wait': 'Принимаем ставку…',
  'baccarat.deal': 'Сдаём карты…',
  'baccarat.road': 'Мои последние результаты',
}
