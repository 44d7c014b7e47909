import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Mesajlar',
  'inbox.new': 'Yeni',
  'inbox.notices': 'Duyurular',
  'inbox.push': 'Bildirim ayarları',
  'inbox.push.lead':
    'Kilit ekranınıza ne göndereceğimizi seçin. Bildirimlerde tutarlar ve hesap numaraları asla görünmez.',
  'inbox.push.device': 'Bu cihaz',
  'inbox.push.on': 'Bildirimler açık',
  'inbox.push.off': 'Bildirimler kapalı',
  'inbox.push.turn.on': 'Aç',
  'inbox.push.turn.off': 'Kapat',
  'inbox.push.denied':
    'Bu site için bildirimler engellendi. Tarayıcınızın site ayarlarından izin verin, ardından bu sayfayı yenileyin.',
  'inbox.push.unsupported': 'Bu tarayıcı bildirim gösteremiyor',
  'inbox.push.install': 'iPhone ve iPad’de bildirimler, uygulama ana ekranınıza eklenince çalışır',
  'inbox.push.install.action': 'Ana ekrana ekle',
  'inbox.push.failed': 'Bildirimler açılamadı. Birazdan tekrar deneyin.',
  'inbox.push.topics': 'Bildirim konuları',
  'inbox.push.security': 'Güvenlik ve girişler (her zaman açık)',
  'inbox.push.money': 'Para yatırma ve çekme',
  'inbox.push.lottery': 'Kazanan kuponlar',
  'inbox.push.support': 'Destek yanıtları',
  'inbox.push.promotion': 'Kampanyalar',
  'inbox.push.quiet': 'Sessiz saatler',
  'inbox.push.quiet.on': 'Bildirimleri gece duraklat',
  'inbox.push.quiet.from': 'Başlangıç',
  'inbox.push.quiet.to': 'Bitiş',
  'inbox.push.quiet.note': 'Güvenlik bildirimleri her zaman gelir',
  'inbox.push.saved': 'Kaydedildi',
  'push.ask.title': 'Bildirimler açılsın mı?',
  'push.ask.body':
    'Yatırdığınız para hesabınıza geçtiğinde, çektiğiniz para gönderildiğinde veya kuponunuz kazandığında haberiniz olsun. Bunu dilediğiniz zaman gelen kutunuzdan değiştirebilirsiniz.',
  'push.ask.yes': 'Aç',
  'push.ask.no': 'Şimdi değil',
  notification_request_tips: 'Bildirimler engellendi. Tarayıcınızın site ayarlarından izin verebilirsiniz.',
}
