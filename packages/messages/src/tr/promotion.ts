import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Şu anda kampanya yok',
  'promotion.activity.all': 'Tüm kampanyalar',
  'promotion.activity.gone': 'Bu kampanya sona erdi',
  'promotion.activity.gone.body': 'Devam edenlere göz atın',
  'promotion.activity.more': 'Ayrıntıları gör',
  'promotion.reward.title': 'Henüz ödül yok',
  'promotion.reward.body': 'Ödülleriniz burada görünür',
  'promotion.reward.offers': 'Kampanyaları gör',
  'promotion.invite.title': 'Davet programı henüz açılmadı',
  'promotion.invite.body':
    '{merchant} programı açtığında davet bağlantınızı, davet ettiğiniz arkadaşları ve kazancınızı burada bulursunuz',
  'promotion.invite.code': 'Davet kodunuz var mı?',
  'promotion.invite.code.body': 'Üye olurken girin. Sonradan eklenemez.',
  'promotion.invite.register': 'Üye ol',
}
