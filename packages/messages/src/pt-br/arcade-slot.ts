import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Mercado Noturno',
  'slot.how':
    'Cinco rolos param de forma aleatória. O valor da aposta é dividido por igual entre suas linhas. Três ou mais símbolos iguais seguidos pagam, contados a partir do rolo da esquerda. A lanterna é o curinga: substitui qualquer símbolo, exceto a tigela. Três ou mais tigelas pagam em qualquer posição. Todos os pagamentos de um giro são somados.',
  'slot.lines': 'Linhas',
  'slot.lines.count': '{count, plural, one {# linha} many {# linhas} other {# linhas}}',
  'slot.lines.each': '{amount} por linha',
  'slot.hint': 'Combine 3 a partir da esquerda',
  'slot.wins': '{count, plural, one {# pagamento} many {# pagamentos} other {# pagamentos}}: {amount}',
  'slot.win.line': 'Linha {number}: {count} × {symbol} paga {factor}',
  'slot.win.anywhere': '{count} × {symbol} paga {factor}',
  'slot.row': 'Fileira {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Lua} koi {Carpa} fan {Leque} tea {Chá} bao {Bao} skewer {Espetinho} chili {Pimenta} lantern {Lanterna} bowl {Tigela} other {Símbolo}}',
  'slot.paytable.symbol': 'Símbolo',
  'slot.paytable.note':
    'Múltiplos da sua aposta total com {count, plural, one {# linha} many {# linhas} other {# linhas}}',
  'slot.paytable.wild': 'Curinga: substitui qualquer símbolo, exceto a tigela, nos rolos 2, 3 e 4',
  'slot.paytable.anywhere': 'Scatter: paga em qualquer posição',
  'slot.paytable.lines': 'Suas linhas',
  'slot.paytable.line': 'Linha {number}: fileiras {rows}',
  'slot.paytable.longest': 'Uma linha paga uma vez, pela sequência mais longa a partir da esquerda.',
}
