import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Jawaban atas pertanyaan yang paling sering diajukan',
  'help.contact': 'Tidak menemukan jawaban atau tidak bisa masuk ke akun? Hubungi layanan pelanggan.',
  'help.deposit.title': 'Bagaimana cara deposit?',
  'help.deposit.body':
    'Buka “Deposit”, pilih metode pembayaran, dan masukkan jumlah. Konfirmasi pembayaran di halaman penyedia pembayaran, lalu kembali ke sini.\nSaldo Anda diperbarui begitu pembayaran dikonfirmasi, meskipun Anda sudah menutup halamannya. Sampai saat itu, status deposit adalah “Menunggu”. Dana Anda tidak pernah terpotong dua kali.',
  'help.withdrawal.title': 'Bagaimana cara menarik dana?',
  'help.withdrawal.body':
    'Tambahkan rekening penarikan atas nama Anda sendiri satu kali, lalu buka “Tarik dana” dan masukkan jumlah. Dana langsung ditahan dan tidak bisa dipakai untuk taruhan.\nDana keluar dari saldo saat bank mengonfirmasi penarikan. Jika bank menolaknya, seluruh jumlah kembali ke saldo Anda. Jika bank tidak merespons, dana tetap ditahan selama kami terus memeriksanya.',
  'help.lottery.title': 'Bagaimana cara main lotre?',
  'help.lottery.body':
    'Ada undian setiap menit. Taruhan ditutup 5 detik sebelumnya. Dana taruhan Anda ditahan saat Anda memasang tiket. Tiket hanya berlaku jika undian masih dibuka, jika tidak, dana taruhan Anda dikembalikan.\nKemenangan ditambahkan ke saldo Anda segera setelah undian. Lihat “Hadiah” di lotre untuk daftar hadiah dan rata-rata pengembalian.',
  'help.fair.title': 'Bagaimana saya tahu undian itu adil?',
  'help.fair.body':
    'Sebelum taruhan dibuka, seed rahasia setiap undian dikunci dan hash-nya dipublikasikan. Saat taruhan ditutup, daftar tiket juga dikunci. Setelah undian, seed dibuka.\nBuka undian mana pun dan ketuk “Verifikasi hasil” untuk mengulang setiap langkah di browser Anda sendiri. Jika satu angka saja diubah, verifikasi akan gagal.',
  'help.account.title': 'Bagaimana cara menjaga keamanan akun?',
  'help.account.body':
    'Gunakan kata sandi yang tidak Anda pakai di tempat lain. Jika mungkin ada orang lain yang mengetahuinya, ubah di “Akun saya”. Anda akan keluar dari semua perangkat lain.\nTim kami tidak akan pernah meminta kata sandi Anda.',
  'help.safer.title': 'Bagaimana agar tetap pegang kendali?',
  'help.safer.body':
    'Anda harus berusia 18 tahun ke atas untuk bermain. Sebelum mulai, tentukan batas waktu dan uang Anda, dan berhentilah saat mencapainya. Jangan pernah bertaruh dengan uang yang Anda butuhkan, dan jangan mengejar kekalahan.\nJika bermain sudah tidak menyenangkan, hubungi layanan pelanggan atau layanan bantuan di negara Anda. Anda dapat meminta kami menutup akun kapan saja, di “Akun saya”, “Keamanan”.',
  'help.terms.title': 'Ringkasan syarat dan ketentuan',
  'help.terms.body':
    'Satu akun per orang. Anda harus berusia 18 tahun ke atas dan bermain dengan uang sendiri. Penarikan dibayarkan ke rekening atas nama Anda sendiri.\nSetiap taruhan dan kemenangan tercatat di transaksi Anda. Hasil bersifat final. Kami pun tidak dapat mengubahnya.',
  'help.legal': 'Teks lengkap',
  'help.legal.terms': 'Ketentuan',
  'help.legal.privacy': 'Privasi',
  'help.legal.bonus': 'Aturan bonus',
  'help.legal.complaints': 'Pengaduan',
  'help.legal.version': 'Versi {version}',
  'help.legal.absent': 'Versi ini tidak tersedia di sini',
  'help.legal.current': 'Lihat teks terbaru',
  'help.legal.short': 'Ringkasan',
  'help.about.title': 'Tentang {merchant}',
  'help.about.legalName': 'Perusahaan',
  'help.about.authority': 'Lisensi dari',
  'help.about.number': 'Nomor lisensi',
  'help.about.registeredAddress': 'Alamat terdaftar',
  'help.about.email': 'Email',
  'help.about.telephone': 'Telepon',
  'help.about.serviceHours': 'Jam layanan pelanggan',
  'consent.title': 'Privasi Anda',
  'consent.body':
    'Anda yang menentukan siapa yang mengetahui kunjungan Anda. Nama Anda tidak diberikan kepada siapa pun, dan pilihan ini dapat Anda ubah di sini kapan saja.',
  'consent.ask.all':
    'Bolehkah kami membagikan data kunjungan Anda kepada mitra untuk analitik dan iklan? Nama Anda tidak pernah diberikan.',
  'consent.ask.measurement':
    'Bolehkah kami membagikan data kunjungan Anda kepada mitra analitik? Ini membantu kami menjadi lebih baik, dan nama Anda tidak pernah diberikan.',
  'consent.ask.advertising':
    'Bolehkah kami membagikan data kunjungan Anda kepada mitra iklan? Nama Anda tidak pernah diberikan.',
  'consent.yes': 'Terima semua',
  'consent.no': 'Tolak semua',
  'consent.choose': 'Pilih',
  'consent.purpose.measurement': 'Analitik',
  'consent.purpose.advertising': 'Iklan',
  'consent.about.measurement': 'Menunjukkan halaman dan kampanye mana yang berhasil. Mitra: {partners}.',
  'consent.about.advertising':
    'Memberi tahu mitra apa yang Anda lakukan di sini dan melalui iklan mereka yang mana Anda datang. Mitra: {partners}.',
  'consent.saved': 'Tersimpan',
  'consent.failed': 'Belum tersimpan. Kami akan mengirimnya lagi.',
  'help.search': 'Cari bantuan',
  'help.search.none': 'Tidak ada hasil untuk “{query}”',
  'help.category.payments': 'Pembayaran',
  'help.category.games': 'Permainan',
  'help.category.promotions': 'Promo',
  'help.category.account': 'Akun',
  'help.category.safer': 'Bermain bertanggung jawab',
  'help.category.other': 'Lainnya',
  'help.vote': 'Apakah ini membantu?',
  'help.vote.yes': 'Ya',
  'help.vote.no': 'Tidak',
  'help.vote.thanks': 'Terima kasih atas jawaban Anda',
  'help.vote.more': 'Masih butuh bantuan?',
  'help.list': 'Semua topik',
  'help.gone': 'Artikel ini sudah tidak tersedia',
}
