import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Hesabınızı oluşturun',
  'registration.lead': 'Bir kullanıcı adı ve şifre yeterli',
  'registration.lead.mobile': 'Cep telefonu numaranız yeterli',
  'registration.referral.locked': 'Davet bağlantınızdan geldi',
  'registration.username.free': 'Bu kullanıcı adı uygun',
  'registration.username.taken': 'Bu kullanıcı adı alınmış. Lütfen başka bir ad seçin.',
  'registration.terms': '{age} yaşında veya daha büyüğüm, şartları ve kuralları kabul ediyorum',
  'registration.terms.read': 'Şartları ve kuralları oku',
  'registration.terms.required': 'Devam etmek için yaşınızı onaylayın ve şartları kabul edin',
  'registration.terms.changed': 'Şartlar değişti. Devam etmek için okuyup kabul edin.',
  'registration.submit': 'Hesap oluştur',
  'registration.known': 'Hesabınız var mı?',
  'registration.login': 'Giriş yap',
  'registration.closed': 'Üye alımı şu anda kapalı',
  'registration.closed.body': 'Hesabınız varsa giriş yapmaya devam edebilirsiniz',
  'registration.script': 'Hesap oluşturmak için tarayıcınızda JavaScript’i açın',
  'registration.referral.unknown': 'Bu davet kodu bulunamadı',
}
