import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'Marché de nuit',
  'slot.how':
    'Cinq rouleaux s’arrêtent au hasard. Votre mise est répartie à parts égales sur vos lignes. Trois symboles identiques à la suite ou plus rapportent, à partir du rouleau de gauche. La lanterne est un joker : elle remplace tous les symboles sauf le bol. Trois bols ou plus rapportent dans n’importe quelle position. Tous les gains d’un tour sont additionnés.',
  'slot.lines': 'Lignes',
  'slot.lines.count': '{count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  'slot.lines.each': '{amount} par ligne',
  'slot.hint': '3 identiques depuis la gauche',
  'slot.wins': '{count, plural, one {# gain} many {# de gains} other {# gains}} : {amount}',
  'slot.win.line': 'Ligne {number} : {count} × {symbol} rapporte {factor}',
  'slot.win.anywhere': '{count} × {symbol} rapporte {factor}',
  'slot.row': 'Rangée {number} : {symbols}',
  'slot.symbol':
    '{symbol, select, moon {Lune} koi {Carpe koï} fan {Éventail} tea {Thé} bao {Brioche bao} skewer {Brochette} chili {Piment} lantern {Lanterne} bowl {Bol} other {Symbole}}',
  'slot.paytable.symbol': 'Symbole',
  'slot.paytable.note':
    'Multiples de votre mise totale avec {count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  'slot.paytable.wild': 'Joker : remplace tous les symboles sauf le bol, sur les rouleaux 2, 3 et 4',
  'slot.paytable.anywhere': 'Scatter : rapporte dans n’importe quelle position',
  'slot.paytable.lines': 'Vos lignes',
  'slot.paytable.line': 'Ligne {number} : rangées {rows}',
  'slot.paytable.longest': 'Une ligne rapporte une fois, pour sa plus longue suite depuis la gauche.',
}
