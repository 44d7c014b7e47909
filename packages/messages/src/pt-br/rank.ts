import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Ainda sem nível',
  'rank.next': 'Aposte mais {amount} para chegar a {level}',
  'rank.top': 'Você chegou ao nível mais alto',
  'rank.levels': 'Todos os níveis',
  'rank.from': 'A partir de {amount} em apostas',
  'rank.withdrawals': 'Saque até {amount} em 24 horas',
  'rank.explain': 'Toda aposta liquidada com dinheiro real conta. O nível que você alcança é seu.',
}
