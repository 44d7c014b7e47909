import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Түнгі базар',
  'slot.how':
    'Бес барабан кездейсоқ тоқтайды. Бәс сомасы сызықтарыңызға тең бөлінеді. Сол жақ барабаннан бастап қатар тұрған үш не одан көп бірдей символ ұтады. Шам — джокер: ол кеседен басқа кез келген символды алмастырады. Үш не одан көп кесе кез келген жерде ұтады. Бір айналымның барлық төлемі қосылады.',
  'slot.lines': 'Сызықтар',
  'slot.lines.count': '{count, plural, one {# сызық} other {# сызық}}',
  'slot.lines.each': 'Бір сызыққа {amount}',
  'slot.hint': 'Сол жақтан 3 бірдей символ',
  'slot.wins': '{count, plural, one {# төлем} other {# төлем}}: {amount}',
  'slot.win.line': '{number}-сызық: {count} × {symbol}, төлем {factor}',
  'slot.win.anywhere': '{count} × {symbol}, төлем {factor}',
  'slot.row': '{number}-қатар: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Ай} koi {Кои балығы} fan {Желпуіш} tea {Шай} bao {Бао} skewer {Кәуап} chili {Чили} lantern {Шам} bowl {Кесе} other {Символ}}',
  'slot.paytable.symbol': 'Символ',
  'slot.paytable.note': 'Жалпы бәске қатысты еселік ({count, plural, one {# сызық} other {# сызық}})',
  'slot.paytable.wild': 'Джокер: 2, 3 және 4-барабанда кеседен басқа кез келген символды алмастырады',
  'slot.paytable.anywhere': 'Скаттер: кез келген жерде ұтады',
  'slot.paytable.lines': 'Сызықтарыңыз',
  'slot.paytable.line': '{number}-сызық, қатарлар: {rows}',
  'slot.paytable.longest': 'Сызық бір рет, сол жақтан басталған ең ұзын тізбегі үшін төлейді.',
}
