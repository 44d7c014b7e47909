import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Bu şartlar hakkında
Bu şartlar, sizinle {merchant} sitesini işleten şirket arasındaki sözleşmedir. Şirketin adı, lisansı ve iletişim bilgileri yardım merkezinde yer alır.
# Hesabınız
En az {age} yaşında olmalısınız ve yaşadığınız yerde oynamanıza izin veriliyor olmalıdır. Kişi başına, kendi adınıza bir hesap.
Şifrenizi kimseyle paylaşmayın. Şifrenizi başkasının bildiğini bize haber verene kadar, onunla yapılan işlemler sizin tarafınızdan yapılmış sayılır.
Yasalar yaşınızı, kimliğinizi ve paranızın kaynağını kontrol etmemizi gerektirebilir. Bu tamamlanana kadar ödeme daha uzun sürebilir.
# Para
Yalnızca kendi hesap ve kartlarınızdan para yatırın. Çekilen para kendi adınıza olan hesaplara ödenir.
Bakiyenize faiz işlemez, bakiyeniz banka mevduatı değildir. Bir tutar yanlışlıkla kaydedilirse düzeltir ve size bildiririz.
# Bahisler
Bahis, biz kabul ettiğimizde geçerli olur ve sonradan değiştirilemez; oyunun, başlamadan önce bahsi geri almanıza izin verdiği durumlar bunun dışındadır. Her oyunun kuralları kendi sayfasındadır.
Arıza nedeniyle bitirilemeyen tur iptal edilir ve bahis tutarınız iade edilir. Turla ilgili kaydımız esas alınır, bu kaydı işlemlerinizde görebilirsiniz.
# Adil kullanım
Sizin yerinize oynayan programlar, bir oyuna karşı diğer oyuncularla anlaşmak ve birden fazla hesap yasaktır. Şüphe duyarsak inceleme süresince ödemeyi bekletebiliriz ve nedenini size bildiririz.
# Sona erme
“Hesabım”, “Güvenlik” bölümünden dilediğiniz zaman hesabınızın kapatılmasını isteyebilirsiniz. Bakiyenizdeki para size aittir: önce onu çekin. Para kalırsa destek ekibimiz, hesap kapatılmadan önce ödemek için sizinle iletişime geçer.
Bu şartlara veya yasalara aykırı hesapları kapatabiliriz. Yasalar engellemediği sürece alacağınızı öderiz.
# Değişiklikler
Yeniden para yatırmadan veya oynamadan önce yeni sürümü kabul etmenizi isteriz. Para çekme asla bunu beklemez. Bizimle aynı görüşte değilseniz “Şikâyetler” sayfasına bakın.`,
  'legal.privacy': `# Neleri saklıyoruz
Bize verdikleriniz: kullanıcı adı, iletişim bilgileri, çekim hesapları ve kimliğinizi kontrol etmemiz gerekirse belgeler.
Burada olanlar: para yatırma, para çekme, bahisler, mesajlar, cihaz ve ağ bilgisiyle girişleriniz.
# Ne için kullanıyoruz
Hesabınızı yürütmek, size ödeme yapmak, dolandırıcılığı önlemek ve oyuncuları korumak için. Ödeme kayıtları gibi bazılarını yasalar zorunlu kılar.
İzninizle ziyaretleri ve reklamları ölçeriz. Kararınızı yardım merkezinde dilediğiniz zaman değiştirebilirsiniz.
# Kimlere verilir
Ödeme sağlayıcıları bir ödeme için gerekenleri alır. Oyun sağlayıcıları sizi temsil eden bir numarayı ve bahis tutarlarınızı alır, iletişim bilgilerinizi asla almaz.
Resmî kurumlar yasaların gerektirdiğini alır. Reklam ve analiz ortakları izniniz olmadan hiçbir şey almaz, adınızı ise asla almaz.
# Ne kadar saklıyoruz
Ödeme ve bahis kayıtları yasaların gerektirdiği süre boyunca. Giriş geçmişiniz 90 gün. Sonrasında veriler silinir.
# Haklarınız
Verilerinizi görebilir, düzeltebilir, bir kopyasını alabilir, kullanılmasına itiraz edebilir veya saklamak zorunda olmadıklarımızı silmemizi isteyebilirsiniz. Desteğe ulaşın.
Ülkenizin veri koruma kurumuna da şikâyette bulunabilirsiniz.`,
  'legal.bonus': `# Bonus ne zaman geçerlidir
Her bonusun kendi şartları vardır: tutar, süre, oyunlar ve önce ne kadar bahis yapmanız gerektiği. Bu şartlar bonusu almadan önce gösterilir ve bu sayfaya göre önceliklidir.
Aynı türden bonus; kişi, hane, ödeme hesabı ve cihaz başına bir kez verilir.
# Bonusun çevrilmesi
Gerekli tutarda bahis yapana kadar bonus ve onunla kazandıklarınız çekilemez. Kendi paranız çekilebilir.
İptal veya iade edilen bahisler sayılmaz.
# Sona erme
Bonustan dilediğiniz zaman vazgeçebilirsiniz. Bonus, süresi dolunca sona erer; onunla kazanılanlar da bonusla birlikte sona erer.
# Kötüye kullanım
Biri aynı bonusu birden fazla hesapla alırsa veya yalnızca şartları yerine getirmek için her sonuca bahis yaparsa bonusu ve onunla kazanılanları geri alabiliriz. Yatırdığınız para size aittir.`,
  'legal.complaints': `# Önce bize bildirin
Desteğe ulaşın ve ne olduğunu, ne zaman ve hangi oyunda veya ödemede olduğunu anlatın. Ekran görüntüsü yardımcı olur. Bahis ve ödeme numaralarını işlemlerinizde bulursunuz.
# Sonra ne olur
Şikâyetinizi aldığımızı 2 iş günü içinde onaylar, 14 gün içinde yanıtlarız. Daha uzun süre gerekirse nedenini ve ne zamana kadar süreceğini bildiririz.
Bu sırada hesabınız ve paranız olduğu gibi kalır. Şikâyet etmenin size hiçbir olumsuz etkisi olmaz.
# Sonuca katılmıyorsanız
Daha önce karar vermemiş birinin yeniden incelemesini isteyin. Ardından bize lisans veren kuruma başvurabilirsiniz. Kurumun adı yardım merkezindedir.
# Bir oyunun adilliği
Kendi oyunlarımızdaki her çekilişin ve turun sonucunu “Adilliği doğrula” ile kendiniz kontrol edebilirsiniz. Bir kontrol başarısız olursa bize gönderin.`,
}
