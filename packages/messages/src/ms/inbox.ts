import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Mesej',
  'inbox.new': 'Baharu',
  'inbox.notices': 'Pengumuman',
  'inbox.push': 'Tetapan pemberitahuan',
  'inbox.push.lead':
    'Pilih apa yang kami hantar ke skrin kunci anda. Pemberitahuan tidak pernah menunjukkan amaun atau nombor akaun.',
  'inbox.push.device': 'Peranti ini',
  'inbox.push.on': 'Pemberitahuan dihidupkan',
  'inbox.push.off': 'Pemberitahuan dimatikan',
  'inbox.push.turn.on': 'Hidupkan',
  'inbox.push.turn.off': 'Matikan',
  'inbox.push.denied':
    'Pemberitahuan disekat untuk laman ini. Benarkannya dalam tetapan laman pelayar anda, kemudian muat semula halaman ini.',
  'inbox.push.unsupported': 'Pelayar ini tidak boleh menunjukkan pemberitahuan',
  'inbox.push.install': 'Pada iPhone dan iPad, pemberitahuan berfungsi setelah aplikasi ada pada skrin utama anda',
  'inbox.push.install.action': 'Tambah ke skrin utama',
  'inbox.push.failed': 'Pemberitahuan tidak dapat dihidupkan. Cuba sebentar lagi.',
  'inbox.push.topics': 'Maklumkan saya tentang',
  'inbox.push.security': 'Keselamatan dan log masuk (sentiasa dihidupkan)',
  'inbox.push.money': 'Deposit dan pengeluaran',
  'inbox.push.lottery': 'Tiket yang menang',
  'inbox.push.support': 'Balasan sokongan pelanggan',
  'inbox.push.promotion': 'Promosi',
  'inbox.push.quiet': 'Waktu senyap',
  'inbox.push.quiet.on': 'Jeda pemberitahuan pada waktu malam',
  'inbox.push.quiet.from': 'Dari',
  'inbox.push.quiet.to': 'Hingga',
  'inbox.push.quiet.note': 'Pemberitahuan keselamatan sentiasa dihantar',
  'inbox.push.saved': 'Disimpan',
  'push.ask.title': 'Hidupkan pemberitahuan?',
  'push.ask.body':
    'Dapatkan makluman apabila deposit diterima, pengeluaran dihantar atau tiket menang. Anda boleh mengubahnya pada bila-bila masa dalam peti masuk.',
  'push.ask.yes': 'Hidupkan',
  'push.ask.no': 'Bukan sekarang',
  notification_request_tips: 'Pemberitahuan disekat. Anda boleh membenarkannya dalam tetapan laman pelayar anda.',
}
