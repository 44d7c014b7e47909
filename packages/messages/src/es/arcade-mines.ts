import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Minas',
  'mines.how':
    'Elige cuántas minas se esconden entre 25 casillas. Cada gema que encuentres sube el multiplicador. Cobra cuando quieras: una mina termina la apuesta sin ganancia. Una apuesta que quede abierta se paga con su multiplicador actual después de 24 horas; sin gemas, se devuelve la apuesta.',
  'mines.prize': 'Gemas encontradas',
  'mines.prize.row': '{id}',
  'mines.next': 'Próxima gema',
  'mines.start': 'Haz tu apuesta y elige casillas',
  'mines.wait': 'Realizando tu apuesta…',
  'mines.tile':
    'Casilla {number}{kind, select, gem {, gema} hit {, la mina que tocaste} mine {, mina} missed {, gema sin elegir} other {}}',
  'mines.spoken': 'Gema {count}. Cobra ahora {amount}.',
  'mines.count': 'Minas',
  'mines.gems': '{count, plural, one {# gema} many {# de gemas} other {# gemas}}',
  'mines.fewer': 'Menos minas',
  'mines.more': 'Más minas',
  'mines.choice': '{count, plural, one {# mina} many {# de minas} other {# minas}}',
}
