import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Tambah {merchant} ke skrin utama',
  'member.type.member': 'Ahli',
  'member.type.agent': 'Ejen',
  'member.type.free': 'Main percuma',
  'member.type.virtual': 'Akaun virtual',
  'member.since': 'Ahli sejak {date}',
  'member.profile.edit': 'Edit profil',
  'member.profile.title': 'Profil anda',
  'member.profile.avatar': 'Gambar',
  'member.profile.avatar.one': 'Gambar {number}',
  'member.profile.avatar.none': 'Huruf pertama nama anda',
  'member.profile.nickname': 'Nama panggilan (pilihan)',
  'member.profile.nickname.hint': 'Hanya anda boleh melihatnya',
  'member.profile.save': 'Simpan',
  'member.profile.saved': 'Profil disimpan',
  'member.money': 'Pembayaran',
  'member.settings': 'Akaun dan bantuan',
  'member.feedback.title': 'Kongsi maklum balas anda',
  'member.feedback.body':
    'Beritahu sokongan {merchant} apa yang baik dan apa yang perlu dibaiki. Mereka akan membalas di saluran yang anda guna.',
  'member.logout': 'Log keluar',
  'member.logout.ask': 'Log keluar daripada {merchant} pada peranti ini?',
  'member.logout.failed':
    'Pelayan tidak dapat dihubungi. Anda telah log keluar pada peranti ini, dan sesi anda akan tamat dengan sendirinya.',
  'member.unread': '{count, plural, other {# mesej belum dibaca}}',
  'member.free.title': 'Cipta akaun anda sendiri',
  'member.free.body':
    'Ini akaun main percuma. Dengan akaun sendiri, anda boleh membuat deposit, bermain dengan wang sebenar dan membuat pengeluaran.',
  'member.device.title': 'Peranti ini',
  'member.device.version': 'Versi',
  'member.device.app': 'Versi aplikasi',
  'member.device.ip': 'Alamat IP',
  'member.device.agent': 'Pelayar',
  'member.device.copy': 'Salin untuk sokongan',
  'member.vip': 'Faedah VIP: {level}',
}
