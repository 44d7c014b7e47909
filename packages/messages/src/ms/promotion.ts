import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Tiada promosi buat masa ini',
  'promotion.activity.all': 'Semua promosi',
  'promotion.activity.gone': 'Promosi ini telah tamat',
  'promotion.activity.gone.body': 'Lihat yang sedang berlangsung',
  'promotion.activity.more': 'Baca lagi',
  'promotion.reward.title': 'Belum ada ganjaran',
  'promotion.reward.body': 'Ganjaran anda akan dipaparkan di sini',
  'promotion.reward.offers': 'Lihat promosi',
  'promotion.invite.title': 'Program rujukan belum dibuka',
  'promotion.invite.body':
    'Setelah {merchant} membukanya, pautan rujukan, rakan yang dijemput dan pendapatan anda akan ada di sini',
  'promotion.invite.code': 'Ada kod rujukan?',
  'promotion.invite.code.body': 'Masukkan semasa mendaftar. Kod tidak boleh ditambah kemudian.',
  'promotion.invite.register': 'Daftar',
}
