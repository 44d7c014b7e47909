import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Çekim hesabı eklendi',
  'notification.account_added.body': '{bank} {number} çekim hesaplarınıza eklendi.',
  'notification.password_changed.title': 'Şifre değiştirildi',
  'notification.password_changed.body': 'Şifreniz değiştirildi. Diğer cihazlarınızdan çıkış yapıldı.',
  'notification.contact_changed.title': 'İletişim bilgileri değiştirildi',
  'notification.contact_changed.body': '{contact} hesabınıza eklendi.',
  'notification.passkey_added.title': 'Geçiş anahtarı eklendi',
  'notification.passkey_added.body':
    'Hesabınıza bir geçiş anahtarı eklendi. Şifreniz olmadan giriş yapmak için kullanılabilir.',
  'notification.passkey_removed.title': 'Geçiş anahtarı kaldırıldı',
  'notification.passkey_removed.body':
    'Hesabınızdan bir geçiş anahtarı kaldırıldı. Artık giriş yapmak için kullanılamaz.',
  'notification.passkey_copied.title': 'Geçiş anahtarının eski kopyası reddedildi',
  'notification.passkey_copied.body':
    'Geçiş anahtarınızın eski bir kopyasıyla giriş yapılmak istendi ve reddettik. Telefonunuzu yedekten geri yüklediyseniz o geçiş anahtarını kaldırıp yenisini ekleyin.',
  'notification.identity_added.title': 'Bağlı hesap eklendi',
  'notification.identity_added.body':
    '{service} hesabınıza bağlandı. Şifreniz olmadan giriş yapmak için kullanılabilir.',
  'notification.closure_requested.title': 'Hesap kapatma talep edildi',
  'notification.closure_requested.body':
    'Önce bakiyenizi çekin. Destek ekibimiz {days} gün sonra hesabınızı kapatır. Talep size ait değilse “Güvenlik” bölümünden geri alın ve şifrenizi değiştirin.',
  'notification.identity_removed.title': 'Bağlı hesap kaldırıldı',
  'notification.identity_removed.body':
    '{service} ile hesabınızın bağlantısı kaldırıldı. Artık giriş yapmak için kullanılamaz.',
  'notification.new_device.title': 'Yeni cihazdan giriş',
  'notification.new_device.body': 'Hesabınıza yeni bir cihazdan veya tarayıcıdan giriş yapıldı.',
  'notification.second_factor_on.title': 'İki adımlı doğrulama açıldı',
  'notification.second_factor_on.body': 'Giriş yaparken sizden bir kod istenir.',
  'notification.second_factor_off.title': 'İki adımlı doğrulama değiştirildi',
  'notification.second_factor_off.body': 'Hesabınız için bir giriş kodu yöntemi kapatıldı.',
  'notification.under_review.title': 'Para çekme geçici olarak durduruldu',
  'notification.under_review.body':
    'Bir ödemeyi ödeme sağlayıcımızla birlikte inceliyoruz. İnceleme bitince yeniden para çekebilirsiniz. Bakiyeniz etkilenmez.',
  'notification.login_failures.title': 'Başarısız giriş denemeleri',
  'notification.login_failures.body':
    'Bugün hesabınız için birkaç kez yanlış şifre girildi. Hesabınız hâlâ korunuyor. Bunu siz yapmadıysanız başka hiçbir yerde kullanmadığınız bir şifre seçin.',
  'notification.deposit_credited.title': 'Yatırdığınız para eklendi',
  'notification.deposit_credited.body': 'Yatırdığınız para bakiyenize eklendi.',
  'notification.withdrawal_sent.title': 'Çektiğiniz para gönderildi',
  'notification.withdrawal_sent.body': 'Çektiğiniz para hesabınıza doğru yola çıktı.',
  'notification.withdrawal_refused.title': 'Para çekme tamamlanmadı',
  'notification.withdrawal_refused.body': 'Para çekme işleminiz tamamlanmadı. Para bakiyenize geri döndü.',
  'notification.desk_answered.title': 'Destek ekibi yanıt verdi',
  'notification.desk_answered.body': 'Yanıtı okumak için sohbeti açın.',
  'notification.ticket_won.title': 'Kuponunuz kazandı',
  'notification.ticket_won.body': 'Kazancınız bakiyenize eklendi.',
  'notification.details': 'Ayrıntılar için dokunun.',
  'notification.hold': '{duration} boyunca para çekemezsiniz.',
  'notification.advice': 'Siz yapmadıysanız şifrenizi hemen değiştirin ve desteğe ulaşın.',
}
