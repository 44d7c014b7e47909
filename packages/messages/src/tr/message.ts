import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': '{merchant} kodunuz',
  'message.login': '{merchant} giriş kodunuz: {code}. 5 dakika geçerlidir. Kimseyle paylaşmayın.',
  'message.register': '{merchant} üyelik kodunuz: {code}. 5 dakika geçerlidir. Kimseyle paylaşmayın.',
  'message.recovery':
    '{merchant} için yeni şifre belirleme kodunuz: {code}. 5 dakika geçerlidir. Bu işlemi siz yapmadıysanız mesajı dikkate almayın ve kodu kimseyle paylaşmayın.',
  'message.contact': '{merchant} iletişim bilgisi onay kodunuz: {code}. 5 dakika geçerlidir.',
  'message.second_factor': '{merchant} güvenlik kodunuz: {code}. 5 dakika geçerlidir. Kimseyle paylaşmayın.',
  'message.registered':
    'Bu numarayla zaten bir {merchant} hesabınız var. Bu hesapla giriş yapın veya “Şifremi unuttum” seçeneğini kullanın.',
  'message.notice': '{merchant}: {event}. Bu işlemi siz yapmadıysanız şifrenizi hemen değiştirin ve desteğe ulaşın.',
}
