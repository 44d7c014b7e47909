import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'Log masuk tidak berjaya. Cuba lagi atau log masuk dengan cara lain.',
  'firebase.cancelled': 'Tetingkap log masuk ditutup sebelum anda selesai',
  'firebase.blocked':
    'Pelayar anda menyekat tetingkap log masuk. Benarkan tetingkap timbul untuk laman ini dan cuba lagi.',
  'firebase.network': 'Perkhidmatan log masuk tidak dapat dihubungi. Semak sambungan anda dan cuba lagi.',
  'firebase.limit': 'Terlalu banyak percubaan. Tunggu beberapa minit dan cuba lagi.',
  'firebase.disabled': 'Akaun ini telah dinyahaktifkan. Log masuk dengan cara lain.',
  'firebase.existing': 'Anda pernah log masuk dengan e-mel ini melalui cara lain. Guna cara itu.',
  'firebase.storage':
    'Pelayar anda menyekat data yang diperlukan untuk log masuk. Benarkan kuki untuk laman ini atau guna pelayar lain.',
  'firebase.browser': 'Cara log masuk ini tidak berfungsi dalam pelayar ini',
  'firebase.expired': 'Log masuk telah tamat tempoh. Sila mula semula.',
  'firebase.code': 'Kod: {code}',
  'firebase.reason': 'Sebab: {reason}',
  'firebase.blocked.title': 'Tetingkap timbul disekat',
  'firebase.blocked.retry': 'Buka tetingkap',
  'firebase.elsewhere.title': 'Buka dalam pelayar anda',
  'firebase.elsewhere.text':
    '{name} tidak membenarkan log masuk dalam aplikasi ini. Salin alamat halaman ini dan buka dalam pelayar anda, atau log masuk dengan cara lain.',
  'firebase.elsewhere.copy': 'Salin alamat',
  not_support_incognito: 'Tidak tersedia dalam tetingkap peribadi',
}
