import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Güvenlik kontrolü',
  'captcha.lead': 'Bot olmadığınızdan emin oluyoruz. Birkaç saniye sürer.',
  'captcha.working': 'Kontrol ediliyor…',
  'captcha.vendor': 'Devam etmek için aşağıdaki kontrolü tamamlayın',
  'captcha.failed':
    'Güvenlik kontrolü yüklenemedi. Bağlantınızı kontrol edin veya reklam engelleyicinizi kapatıp tekrar deneyin.',
  'captcha.busy': 'Zaten açık bir güvenlik kontrolü var',
  'captcha.outdated': 'Bilinmeyen hata: Geetest hizmeti çalışmıyor',
  verify_first: 'Önce güvenlik kontrolünü tamamlayın',
}
