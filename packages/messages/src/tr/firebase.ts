import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Giriş yapılamadı. Tekrar deneyin veya başka bir yolla giriş yapın.',
  'firebase.cancelled': 'Giriş penceresi, işlem tamamlanmadan kapatıldı',
  'firebase.blocked':
    'Tarayıcınız giriş penceresini engelledi. Bu site için açılır pencerelere izin verip tekrar deneyin.',
  'firebase.network': 'Giriş hizmetine ulaşılamıyor. Bağlantınızı kontrol edip tekrar deneyin.',
  'firebase.limit': 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip tekrar deneyin.',
  'firebase.disabled': 'Bu hesap devre dışı bırakılmış. Başka bir yolla giriş yapın.',
  'firebase.existing': 'Bu e-postayla daha önce başka bir yolla giriş yaptınız. O yolu kullanın.',
  'firebase.storage':
    'Tarayıcınız giriş için gerekenleri engelliyor. Bu site için çerezlere izin verin veya başka bir tarayıcı kullanın.',
  'firebase.browser': 'Bu giriş yolu bu tarayıcıda çalışmıyor',
  'firebase.expired': 'Giriş süresi doldu. Lütfen yeniden başlayın.',
  'firebase.code': 'Kod: {code}',
  'firebase.reason': 'Neden: {reason}',
  'firebase.blocked.title': 'Açılır pencere engellendi',
  'firebase.blocked.retry': 'Pencereyi aç',
  'firebase.elsewhere.title': 'Tarayıcınızda açın',
  'firebase.elsewhere.text':
    '{name} bu uygulamanın içinden girişe izin vermiyor. Bu sayfanın adresini kopyalayıp tarayıcınızda açın veya başka bir yolla giriş yapın.',
  'firebase.elsewhere.copy': 'Adresi kopyala',
  not_support_incognito: 'Gizli pencerede kullanılamaz',
}
