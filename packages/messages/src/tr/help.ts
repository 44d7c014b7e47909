import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Sık sorulan soruların yanıtları',
  'help.contact': 'Yanıtı bulamadınız mı veya hesabınıza giriş yapamıyor musunuz? Desteğe ulaşın.',
  'help.deposit.title': 'Nasıl para yatırırım?',
  'help.deposit.body':
    '“Para yatır” bölümüne gidin, bir ödeme yöntemi seçin ve tutarı girin. Ödemeyi ödeme sağlayıcısının sayfasında onaylayıp buraya dönün.\nÖdeme onaylanır onaylanmaz, sayfayı kapatmış olsanız bile bakiyeniz güncellenir. O zamana kadar para yatırma işlemi beklemede görünür. Sizden asla iki kez ödeme alınmaz.',
  'help.withdrawal.title': 'Nasıl para çekerim?',
  'help.withdrawal.body':
    'Kendi adınıza olan bir çekim hesabını bir kez ekleyin, ardından “Para çek” bölümüne gidip tutarı girin. Tutar hemen bloke edilir ve bahislerde kullanılamaz.\nBanka ödemeyi onayladığında tutar bakiyenizden düşülür. Banka reddederse tutarın tamamı bakiyenize geri döner. Banka yanıt vermezse biz kontrol etmeye devam ederken tutar bloke kalır.',
  'help.lottery.title': 'Piyango nasıl işler?',
  'help.lottery.body':
    'Her dakika bir çekiliş yapılır. Bahis alımı çekilişten 5 saniye önce kapanır. Kupon oynadığınızda bahis tutarınız bloke edilir. Kupon yalnızca çekiliş hâlâ açıksa geçerli olur, aksi halde bahis tutarınız iade edilir.\nKazançlar çekilişten hemen sonra bakiyenize eklenir. İkramiyeleri ve ortalama geri dönüşü piyangodaki “İkramiye” bölümünde görebilirsiniz.',
  'help.fair.title': 'Çekilişin adil olduğunu nasıl anlarım?',
  'help.fair.body':
    'Bahis alımı başlamadan önce her çekilişin gizli tohum değeri kilitlenir ve hash değeri yayımlanır. Bahis alımı kapandığında kupon listesi de kilitlenir. Çekilişten sonra tohum açıklanır.\nHerhangi bir çekilişi açın ve her adımı kendi tarayıcınızda tekrarlamak için “Adilliği doğrula” düğmesine dokunun. Tek bir rakam bile değiştirilmiş olsa doğrulama başarısız olur.',
  'help.account.title': 'Hesabımı nasıl güvende tutarım?',
  'help.account.body':
    'Başka hiçbir yerde kullanmadığınız bir şifre kullanın. Şifrenizi başkasının bildiğini düşünüyorsanız “Hesabım” bölümünden değiştirin. Diğer tüm cihazlarınızdan çıkış yapılır.\nEkibimiz sizden asla şifrenizi istemez.',
  'help.safer.title': 'Kontrolü nasıl elimde tutarım?',
  'help.safer.body':
    'Oynamak için 18 yaşında veya daha büyük olmalısınız. Başlamadan önce ne kadar zaman ve para harcayacağınıza karar verin, o noktada durun. İhtiyacınız olan parayla asla bahis yapmayın ve kaybınızı asla oynayarak çıkarmaya çalışmayın.\nOynamak artık keyif vermiyorsa desteğe veya ülkenizdeki bir yardım hattına başvurun. “Hesabım”, “Güvenlik” bölümünden dilediğiniz zaman hesabınızın kapatılmasını isteyebilirsiniz.',
  'help.terms.title': 'Kısaca şartlar ve kurallar',
  'help.terms.body':
    'Kişi başına bir hesap. 18 yaşında veya daha büyük olmalı ve kendi paranızla oynamalısınız. Çekilen para kendi adınıza olan hesaplara ödenir.\nHer bahis tutarı ve kazanç işlemlerinizde listelenir. Sonuçlar kesindir. Biz bile değiştiremeyiz.',
  'help.legal': 'Tam metinler',
  'help.legal.terms': 'Şartlar',
  'help.legal.privacy': 'Gizlilik',
  'help.legal.bonus': 'Bonus kuralları',
  'help.legal.complaints': 'Şikâyetler',
  'help.legal.version': 'Sürüm {version}',
  'help.legal.absent': 'Bu sürüm burada mevcut değil',
  'help.legal.current': 'Güncel metni gör',
  'help.legal.short': 'Kısaca',
  'help.about.title': '{merchant} hakkında',
  'help.about.legalName': 'Şirket',
  'help.about.authority': 'Lisans veren kurum',
  'help.about.number': 'Lisans numarası',
  'help.about.registeredAddress': 'Kayıtlı adres',
  'help.about.email': 'E-posta',
  'help.about.telephone': 'Telefon',
  'help.about.serviceHours': 'Destek saatleri',
  'consent.title': 'Gizliliğiniz',
  'consent.body':
    'Ziyaretlerinizi kimin öğreneceğine siz karar verirsiniz. Adınız kimseye verilmez ve kararınızı burada dilediğiniz zaman değiştirebilirsiniz.',
  'consent.ask.all':
    'Ziyaretinizi analiz ve reklam için iş ortaklarımızla paylaşabilir miyiz? Adınız onlara asla verilmez.',
  'consent.ask.measurement':
    'Ziyaretinizi analiz ortaklarımızla paylaşabilir miyiz? Gelişmemize yardımcı olur ve adınız onlara asla verilmez.',
  'consent.ask.advertising': 'Ziyaretinizi reklam ortaklarımızla paylaşabilir miyiz? Adınız onlara asla verilmez.',
  'consent.yes': 'Tümünü kabul et',
  'consent.no': 'Tümünü reddet',
  'consent.choose': 'Seç',
  'consent.purpose.measurement': 'Analiz',
  'consent.purpose.advertising': 'Reklam',
  'consent.about.measurement': 'Hangi sayfa ve kampanyaların işe yaradığını bize gösterir. Ortaklar: {partners}.',
  'consent.about.advertising':
    'Burada ne yaptığınızı ve hangi reklamlarından geldiğinizi ortaklara bildirir. Ortaklar: {partners}.',
  'consent.saved': 'Kaydedildi',
  'consent.failed': 'Henüz kaydedilmedi. Tekrar göndereceğiz.',
  'help.search': 'Yardımda ara',
  'help.search.none': '“{query}” için sonuç yok',
  'help.category.payments': 'Ödemeler',
  'help.category.games': 'Oyunlar',
  'help.category.promotions': 'Kampanyalar',
  'help.category.account': 'Hesap',
  'help.category.safer': 'Güvenli oyun',
  'help.category.other': 'Diğer',
  'help.vote': 'Bu yardımcı oldu mu?',
  'help.vote.yes': 'Evet',
  'help.vote.no': 'Hayır',
  'help.vote.thanks': 'Bildirdiğiniz için teşekkürler',
  'help.vote.more': 'Hâlâ yardıma mı ihtiyacınız var?',
  'help.list': 'Tüm konular',
  'help.gone': 'Bu makale artık yok',
}
