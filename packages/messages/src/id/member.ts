import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Tambahkan {merchant} ke layar utama',
  'member.type.member': 'Member',
  'member.type.agent': 'Agen',
  'member.type.free': 'Main gratis',
  'member.type.virtual': 'Akun virtual',
  'member.since': 'Member sejak {date}',
  'member.profile.edit': 'Ubah profil',
  'member.profile.title': 'Profil Anda',
  'member.profile.avatar': 'Gambar',
  'member.profile.avatar.one': 'Gambar {number}',
  'member.profile.avatar.none': 'Huruf pertama nama Anda',
  'member.profile.nickname': 'Nama panggilan (opsional)',
  'member.profile.nickname.hint': 'Hanya Anda yang dapat melihatnya',
  'member.profile.save': 'Simpan',
  'member.profile.saved': 'Profil disimpan',
  'member.money': 'Pembayaran',
  'member.settings': 'Akun dan bantuan',
  'member.feedback.title': 'Sampaikan masukan Anda',
  'member.feedback.body':
    'Beri tahu layanan pelanggan {merchant} apa yang sudah baik dan apa yang belum. Balasan dikirim melalui saluran yang Anda gunakan.',
  'member.logout': 'Keluar',
  'member.logout.ask': 'Keluar dari {merchant} di perangkat ini?',
  'member.logout.failed':
    'Server tidak dapat dihubungi. Anda sudah keluar di perangkat ini, dan sesi Anda akan berakhir dengan sendirinya.',
  'member.unread': '{count, plural, other {# pesan belum dibaca}}',
  'member.free.title': 'Buat akun Anda sendiri',
  'member.free.body':
    'Ini akun main gratis. Dengan akun sendiri, Anda bisa deposit, bermain dengan uang asli, dan menarik dana.',
  'member.device.title': 'Perangkat ini',
  'member.device.version': 'Versi',
  'member.device.app': 'Versi aplikasi',
  'member.device.ip': 'Alamat IP',
  'member.device.agent': 'Browser',
  'member.device.copy': 'Salin untuk CS',
  'member.vip': 'Keuntungan VIP: {level}',
}
