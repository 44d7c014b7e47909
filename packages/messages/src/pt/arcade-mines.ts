import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Minas',
  'mines.how':
    'Escolha quantas minas ficam escondidas entre 25 casas. Cada gema que encontrar aumenta o multiplicador. Faça cash out quando quiser: uma mina termina a aposta sem ganho. Uma aposta deixada em aberto é paga com o multiplicador atual após 24 horas; sem nenhuma gema, a aposta é devolvida.',
  'mines.prize': 'Gemas encontradas',
  'mines.prize.row': '{id}',
  'mines.next': 'Próxima gema',
  'mines.start': 'Faça a sua aposta e escolha casas',
  'mines.wait': 'A registar a sua aposta…',
  'mines.tile':
    'Casa {number}{kind, select, gem {, gema} hit {, a mina em que tocou} mine {, mina} missed {, gema não escolhida} other {}}',
  'mines.spoken': 'Gema {count}. Faça cash out agora por {amount}.',
  'mines.count': 'Minas',
  'mines.gems': '{count, plural, one {# gema} many {# de gemas} other {# gemas}}',
  'mines.fewer': 'Menos minas',
  'mines.more': 'Mais minas',
  'mines.choice': '{count, plural, one {# mina} many {# de minas} other {# minas}}',
}
