import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Sin nivel todavía',
  'rank.next': 'Apuesta {amount} más para llegar a {level}',
  'rank.top': 'Llegaste al nivel más alto',
  'rank.levels': 'Todos los niveles',
  'rank.from': 'Desde {amount} en apuestas',
  'rank.withdrawals': 'Retira hasta {amount} en 24 horas',
  'rank.explain': 'Cuenta cada apuesta liquidada con dinero real. Cuando llegas a un nivel, lo conservas.',
}
