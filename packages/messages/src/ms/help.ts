import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Jawapan kepada soalan lazim',
  'help.contact': 'Tidak jumpa jawapan atau tidak dapat log masuk ke akaun anda? Hubungi sokongan pelanggan.',
  'help.deposit.title': 'Bagaimana membuat deposit?',
  'help.deposit.body':
    'Pergi ke “Deposit”, pilih kaedah pembayaran dan masukkan amaun. Sahkan bayaran di halaman penyedia pembayaran, kemudian kembali ke sini.\nBaki anda dikemas kini sebaik sahaja bayaran disahkan, walaupun anda sudah menutup halaman itu. Sehingga itu, deposit ditunjukkan sebagai menunggu. Anda tidak akan dicaj dua kali.',
  'help.withdrawal.title': 'Bagaimana membuat pengeluaran?',
  'help.withdrawal.body':
    'Tambah akaun pengeluaran atas nama anda sendiri sekali sahaja, kemudian pergi ke “Pengeluaran” dan masukkan amaun. Wang ditahan serta-merta dan tidak boleh digunakan untuk pertaruhan.\nWang keluar daripada baki anda apabila bank mengesahkan bayaran. Jika bank menolaknya, amaun penuh kembali ke baki anda. Jika bank tidak memberi maklum balas, wang kekal ditahan sementara kami terus menyemak.',
  'help.lottery.title': 'Bagaimana loteri berfungsi?',
  'help.lottery.body':
    'Cabutan diadakan setiap minit. Pertaruhan ditutup 5 saat sebelumnya. Taruhan anda ditahan apabila anda membeli tiket. Tiket hanya dikira jika cabutan masih dibuka, jika tidak, taruhan anda dipulangkan.\nKemenangan ditambah ke baki anda sebaik sahaja selepas cabutan. Lihat “Hadiah” dalam loteri untuk hadiah dan purata pulangan.',
  'help.fair.title': 'Bagaimana saya tahu cabutan itu adil?',
  'help.fair.body':
    'Sebelum pertaruhan dibuka, seed rahsia setiap cabutan dikunci dan nilai hashnya diterbitkan. Apabila pertaruhan ditutup, senarai tiket turut dikunci. Selepas cabutan, seed itu didedahkan.\nBuka mana-mana cabutan dan ketik “Semak keadilan” untuk mengulangi setiap langkah dalam pelayar anda sendiri. Jika satu digit pun diubah, semakan akan gagal.',
  'help.account.title': 'Bagaimana menjaga keselamatan akaun saya?',
  'help.account.body':
    'Guna kata laluan yang anda tidak guna di tempat lain. Jika mungkin ada orang lain mengetahuinya, tukar di “Akaun saya”. Semua peranti lain anda akan dilog keluar.\nPasukan kami tidak akan sekali-kali meminta kata laluan anda.',
  'help.safer.title': 'Bagaimana mengawal permainan saya?',
  'help.safer.body':
    'Anda mesti berumur 18 tahun ke atas untuk bermain. Sebelum bermula, tentukan berapa banyak masa dan wang yang anda mahu belanjakan, dan berhenti apabila sampai ke had itu. Jangan sekali-kali bertaruh dengan wang keperluan anda, dan jangan cuba mengejar kerugian.\nJika permainan tidak lagi menyeronokkan, hubungi sokongan pelanggan atau talian bantuan di negara anda. Anda boleh meminta kami menutup akaun anda pada bila-bila masa, di “Akaun saya”, “Keselamatan”.',
  'help.terms.title': 'Ringkasan terma dan peraturan',
  'help.terms.body':
    'Satu akaun untuk setiap orang. Anda mesti berumur 18 tahun ke atas dan bermain dengan wang anda sendiri. Pengeluaran dibayar ke akaun atas nama anda sendiri.\nSetiap taruhan dan kemenangan disenaraikan dalam transaksi anda. Keputusan adalah muktamad. Kami sendiri pun tidak boleh mengubahnya.',
  'help.legal': 'Teks penuh',
  'help.legal.terms': 'Terma',
  'help.legal.privacy': 'Privasi',
  'help.legal.bonus': 'Peraturan bonus',
  'help.legal.complaints': 'Aduan',
  'help.legal.version': 'Versi {version}',
  'help.legal.absent': 'Versi ini tidak tersedia di sini',
  'help.legal.current': 'Lihat teks semasa',
  'help.legal.short': 'Ringkasan',
  'help.about.title': 'Tentang {merchant}',
  'help.about.legalName': 'Syarikat',
  'help.about.authority': 'Dilesenkan oleh',
  'help.about.number': 'Nombor lesen',
  'help.about.registeredAddress': 'Alamat berdaftar',
  'help.about.email': 'E-mel',
  'help.about.telephone': 'Telefon',
  'help.about.serviceHours': 'Waktu sokongan',
  'consent.title': 'Privasi anda',
  'consent.body':
    'Anda yang menentukan siapa tahu tentang lawatan anda. Tiada sesiapa mendapat nama anda, dan anda boleh mengubah pilihan di sini pada bila-bila masa.',
  'consent.ask.all':
    'Bolehkah kami kongsi lawatan anda dengan rakan kongsi untuk analitik dan pengiklanan? Mereka tidak akan mendapat nama anda.',
  'consent.ask.measurement':
    'Bolehkah kami kongsi lawatan anda dengan rakan kongsi analitik? Ini membantu kami menambah baik, dan mereka tidak akan mendapat nama anda.',
  'consent.ask.advertising':
    'Bolehkah kami kongsi lawatan anda dengan rakan kongsi pengiklanan? Mereka tidak akan mendapat nama anda.',
  'consent.yes': 'Terima semua',
  'consent.no': 'Tolak semua',
  'consent.choose': 'Pilih',
  'consent.purpose.measurement': 'Analitik',
  'consent.purpose.advertising': 'Pengiklanan',
  'consent.about.measurement': 'Menunjukkan kepada kami halaman dan kempen yang berkesan. Rakan kongsi: {partners}.',
  'consent.about.advertising':
    'Memberitahu rakan kongsi apa yang anda lakukan di sini dan iklan mereka yang membawa anda ke sini. Rakan kongsi: {partners}.',
  'consent.saved': 'Disimpan',
  'consent.failed': 'Belum disimpan. Kami akan menghantarnya semula.',
  'help.search': 'Cari bantuan',
  'help.search.none': 'Tiada hasil untuk “{query}”',
  'help.category.payments': 'Pembayaran',
  'help.category.games': 'Permainan',
  'help.category.promotions': 'Promosi',
  'help.category.account': 'Akaun',
  'help.category.safer': 'Main secara bertanggungjawab',
  'help.category.other': 'Lain-lain',
  'help.vote': 'Adakah ini membantu?',
  'help.vote.yes': 'Ya',
  'help.vote.no': 'Tidak',
  'help.vote.thanks': 'Terima kasih kerana memberitahu',
  'help.vote.more': 'Masih perlukan bantuan?',
  'help.list': 'Semua topik',
  'help.gone': 'Artikel ini tidak lagi tersedia',
}
