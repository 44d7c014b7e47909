import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Saat ini belum ada promo',
  'promotion.activity.all': 'Semua promo',
  'promotion.activity.gone': 'Promo ini sudah berakhir',
  'promotion.activity.gone.body': 'Lihat yang sedang berlangsung',
  'promotion.activity.more': 'Selengkapnya',
  'promotion.reward.title': 'Belum ada reward',
  'promotion.reward.body': 'Reward Anda akan muncul di sini',
  'promotion.reward.offers': 'Lihat promo',
  'promotion.invite.title': 'Program referral belum dibuka',
  'promotion.invite.body':
    'Setelah {merchant} membukanya, tautan referral, teman yang diundang, dan penghasilan Anda akan ada di sini',
  'promotion.invite.code': 'Punya kode referral?',
  'promotion.invite.code.body': 'Masukkan saat mendaftar. Kode tidak bisa ditambahkan nanti.',
  'promotion.invite.register': 'Daftar',
}
