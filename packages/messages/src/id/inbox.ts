import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Pesan',
  'inbox.new': 'Baru',
  'inbox.notices': 'Pengumuman',
  'inbox.push': 'Pengaturan notifikasi',
  'inbox.push.lead':
    'Pilih apa yang kami kirim ke layar kunci Anda. Notifikasi tidak pernah menampilkan jumlah uang atau nomor rekening.',
  'inbox.push.device': 'Perangkat ini',
  'inbox.push.on': 'Notifikasi aktif',
  'inbox.push.off': 'Notifikasi nonaktif',
  'inbox.push.turn.on': 'Aktifkan',
  'inbox.push.turn.off': 'Nonaktifkan',
  'inbox.push.denied':
    'Notifikasi diblokir untuk situs ini. Izinkan di pengaturan situs pada browser Anda, lalu muat ulang halaman ini.',
  'inbox.push.unsupported': 'Browser ini tidak dapat menampilkan notifikasi',
  'inbox.push.install': 'Di iPhone dan iPad, notifikasi berfungsi setelah aplikasi ada di layar utama Anda',
  'inbox.push.install.action': 'Tambahkan ke layar utama',
  'inbox.push.failed': 'Notifikasi gagal diaktifkan. Coba beberapa saat lagi.',
  'inbox.push.topics': 'Beri tahu saya tentang',
  'inbox.push.security': 'Keamanan dan login (selalu aktif)',
  'inbox.push.money': 'Deposit dan penarikan',
  'inbox.push.lottery': 'Tiket yang menang',
  'inbox.push.support': 'Balasan layanan pelanggan',
  'inbox.push.promotion': 'Promo',
  'inbox.push.quiet': 'Jam tenang',
  'inbox.push.quiet.on': 'Jeda notifikasi di malam hari',
  'inbox.push.quiet.from': 'Dari',
  'inbox.push.quiet.to': 'Sampai',
  'inbox.push.quiet.note': 'Notifikasi keamanan selalu dikirim',
  'inbox.push.saved': 'Tersimpan',
  'push.ask.title': 'Aktifkan notifikasi?',
  'push.ask.body':
    'Dapatkan kabar saat deposit masuk, penarikan dikirim, atau tiket menang. Anda dapat mengubahnya kapan saja di kotak masuk.',
  'push.ask.yes': 'Aktifkan',
  'push.ask.no': 'Nanti saja',
  notification_request_tips: 'Notifikasi diblokir. Anda dapat mengizinkannya di pengaturan situs pada browser Anda.',
}
