import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Ainda sem nível',
  'rank.next': 'Aposte mais {amount} para chegar a {level}',
  'rank.top': 'Chegou ao nível mais alto',
  'rank.levels': 'Todos os níveis',
  'rank.from': 'A partir de {amount} em apostas',
  'rank.withdrawals': 'Levante até {amount} em 24 horas',
  'rank.explain': 'Conta cada aposta liquidada com dinheiro real. Um nível alcançado fica seu.',
}
