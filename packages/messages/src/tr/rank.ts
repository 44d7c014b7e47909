import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'Henüz seviye yok',
  'rank.next': '{level} için {amount} daha bahis yapın',
  'rank.top': 'En yüksek seviyedesiniz',
  'rank.levels': 'Tüm seviyeler',
  'rank.from': 'Toplam bahis {amount} ve üzeri',
  'rank.withdrawals': '24 saatte {amount} tutarına kadar çekim',
  'rank.explain': 'Gerçek parayla yapılan ve sonuçlanan her bahis sayılır. Ulaştığınız seviye düşmez.',
}
