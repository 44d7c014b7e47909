import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Ночной рынок',
  'slot.how':
    'Пять барабанов останавливаются случайно. Ставка делится поровну между вашими линиями. Платят три и более одинаковых символа подряд, считая с левого барабана. Фонарь — вайлд: он заменяет любой символ, кроме миски. Три и более мисок платят на любых местах. Все выплаты за вращение складываются.',
  'slot.lines': 'Линии',
  'slot.lines.count': '{count, plural, one {# линия} few {# линии} many {# линий} other {# линии}}',
  'slot.lines.each': '{amount} на линию',
  'slot.hint': 'Соберите 3 слева',
  'slot.wins': '{count, plural, one {# выплата} few {# выплаты} many {# выплат} other {# выплаты}}: {amount}',
  'slot.win.line': 'Линия {number}: {count} × {symbol}, выплата {factor}',
  'slot.win.anywhere': '{count} × {symbol}, выплата {factor}',
  'slot.row': 'Ряд {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Луна} koi {Карп} fan {Веер} tea {Чай} bao {Баоцзы} skewer {Шашлык} chili {Чили} lantern {Фонарь} bowl {Миска} other {Символ}}',
  'slot.paytable.symbol': 'Символ',
  'slot.paytable.note':
    'Множители общей ставки при {count, plural, one {# линии} few {# линиях} many {# линиях} other {# линии}}',
  'slot.paytable.wild': 'Вайлд: заменяет любой символ, кроме миски, на барабанах 2, 3 и 4',
  'slot.paytable.anywhere': 'Скаттер: платит на любом месте',
  'slot.paytable.lines': 'Ваши линии',
  'slot.paytable.line': 'Линия {number}: ряды {rows}',
  'slot.paytable.longest': 'Линия платит один раз — за самую длинную серию слева.',
}
