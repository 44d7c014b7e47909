import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Mercado Noturno',
  'slot.how':
    'Cinco rolos param ao acaso. A sua aposta é dividida igualmente pelas suas linhas. Três ou mais símbolos iguais seguidos pagam, a contar do rolo da esquerda. A lanterna é wild: substitui qualquer símbolo, exceto a tigela. Três ou mais tigelas pagam em qualquer posição. Todos os pagamentos de uma jogada são somados.',
  'slot.lines': 'Linhas',
  'slot.lines.count': '{count, plural, one {# linha} many {# de linhas} other {# linhas}}',
  'slot.lines.each': '{amount} por linha',
  'slot.hint': 'Combine 3 a partir da esquerda',
  'slot.wins': '{count, plural, one {# pagamento} many {# de pagamentos} other {# pagamentos}}: {amount}',
  'slot.win.line': 'Linha {number}: {count} × {symbol} paga {factor}',
  'slot.win.anywhere': '{count} × {symbol} paga {factor}',
  'slot.row': 'Fila {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Lua} koi {Carpa} fan {Leque} tea {Chá} bao {Bao} skewer {Espetada} chili {Malagueta} lantern {Lanterna} bowl {Tigela} other {Símbolo}}',
  'slot.paytable.symbol': 'Símbolo',
  'slot.paytable.note':
    'Múltiplos da sua aposta total com {count, plural, one {# linha} many {# de linhas} other {# linhas}}',
  'slot.paytable.wild': 'Wild: substitui qualquer símbolo, exceto a tigela, nos rolos 2, 3 e 4',
  'slot.paytable.anywhere': 'Scatter: paga em qualquer posição',
  'slot.paytable.lines': 'As suas linhas',
  'slot.paytable.line': 'Linha {number}: filas {rows}',
  'slot.paytable.longest': 'Uma linha paga uma vez, pela maior sequência a partir da esquerda.',
}
