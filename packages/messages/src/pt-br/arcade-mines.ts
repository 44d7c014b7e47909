import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'Mines',
  'mines.how':
    'Escolha quantas minas ficam escondidas entre 25 casas. Cada diamante que você encontra aumenta o multiplicador. Retire quando quiser: uma mina encerra a aposta sem ganho. Uma aposta deixada em aberto é paga pelo multiplicador atual após 24 horas; sem diamante, o valor da aposta é devolvido.',
  'mines.prize': 'Diamantes encontrados',
  'mines.prize.row': '{id}',
  'mines.next': 'Próximo diamante',
  'mines.start': 'Faça sua aposta e escolha as casas',
  'mines.wait': 'Fazendo sua aposta…',
  'mines.tile':
    'Casa {number}{kind, select, gem {, diamante} hit {, a mina atingida} mine {, mina} missed {, diamante não escolhido} other {}}',
  'mines.spoken': 'Diamante {count}. Retire {amount} agora.',
  'mines.count': 'Minas',
  'mines.gems': '{count, plural, one {# diamante} many {# diamantes} other {# diamantes}}',
  'mines.fewer': 'Menos minas',
  'mines.more': 'Mais minas',
  'mines.choice': '{count, plural, one {# mina} many {# minas} other {# minas}}',
}
