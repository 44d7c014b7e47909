import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Tentang terma ini
Terma ini ialah perjanjian antara anda dengan syarikat di sebalik {merchant}. Pusat bantuan menyatakan nama syarikat, lesennya dan cara menghubunginya.
# Akaun anda
Anda mesti berumur sekurang-kurangnya {age} tahun dan dibenarkan bermain di tempat anda tinggal. Satu akaun untuk setiap orang, atas nama anda sendiri.
Rahsiakan kata laluan anda. Apa-apa yang dilakukan dengannya dikira dilakukan oleh anda, sehingga anda memberitahu kami bahawa orang lain mengetahuinya.
Undang-undang mungkin menghendaki kami menyemak umur, identiti dan sumber wang anda. Sehingga semakan itu selesai, bayaran pengeluaran mungkin mengambil masa lebih lama.
# Wang
Buat deposit daripada akaun dan kad anda sendiri sahaja. Pengeluaran dibayar ke akaun atas nama anda sendiri.
Baki anda tidak memperoleh faedah dan bukan deposit bank. Jika sesuatu amaun tersilap dimasukkan, kami akan membetulkannya dan memberitahu anda.
# Pertaruhan
Pertaruhan dikira setelah kami menerimanya, dan tidak boleh diubah selepas itu, melainkan permainan membenarkan anda menariknya balik sebelum bermula. Peraturan setiap permainan ada di halamannya.
Pusingan yang tidak dapat diselesaikan kerana kerosakan dibatalkan, dan taruhan anda dipulangkan. Rekod kami tentang pusingan adalah penentu, dan anda boleh melihatnya dalam transaksi anda.
# Penggunaan adil
Program yang bermain bagi pihak anda, pakatan dengan pemain lain terhadap permainan, dan lebih daripada satu akaun tidak dibenarkan. Jika kami mengesyakinya, kami boleh menahan bayaran sementara kami menyemak, dan kami memberitahu anda sebabnya.
# Penamatan
Anda boleh meminta kami menutup akaun anda pada bila-bila masa, di “Akaun saya”, “Keselamatan”. Wang dalam baki anda tetap milik anda: keluarkan dahulu. Jika masih ada baki, pasukan sokongan kami akan menghubungi anda untuk membayarnya sebelum akaun ditutup.
Kami boleh menutup akaun yang melanggar terma ini atau undang-undang. Kami membayar apa yang terhutang kepada anda, melainkan dilarang oleh undang-undang.
# Perubahan
Kami meminta anda menerima versi baharu sebelum anda membuat deposit atau bermain semula. Pengeluaran tidak perlu menunggunya. Jika anda tidak bersetuju dengan kami, lihat “Aduan”.`,
  'legal.privacy': `# Apa yang kami simpan
Apa yang anda berikan kepada kami: nama pengguna, maklumat hubungan, akaun pengeluaran, dan dokumen jika kami perlu menyemak identiti anda.
Apa yang berlaku di sini: deposit, pengeluaran, pertaruhan, mesej, dan log masuk anda dengan peranti dan rangkaian.
# Untuk apa kami menggunakannya
Untuk mengurus akaun anda, membayar anda, mencegah penipuan dan melindungi pemain. Sebahagiannya dikehendaki oleh undang-undang, seperti rekod pembayaran.
Dengan persetujuan anda, kami mengukur lawatan dan pengiklanan. Anda boleh mengubah pilihan di pusat bantuan pada bila-bila masa.
# Siapa yang menerimanya
Penyedia pembayaran menerima apa yang diperlukan untuk pembayaran. Penyedia permainan menerima satu nombor untuk anda dan taruhan anda, bukan maklumat hubungan anda.
Pihak berkuasa menerima apa yang dikehendaki oleh undang-undang. Rakan kongsi pengiklanan dan analitik tidak menerima apa-apa tanpa persetujuan anda, dan tidak sekali-kali menerima nama anda.
# Berapa lama kami menyimpannya
Rekod pembayaran dan pertaruhan selama yang dikehendaki oleh undang-undang. Sejarah log masuk anda selama 90 hari. Selepas itu, data dipadamkan.
# Hak anda
Anda boleh melihat, membetulkan dan mendapatkan salinan data anda, membantah penggunaannya, atau meminta kami memadamkan apa yang tidak perlu kami simpan. Hubungi sokongan pelanggan.
Anda juga boleh membuat aduan kepada pihak berkuasa perlindungan data di negara anda.`,
  'legal.bonus': `# Bila bonus berkuat kuasa
Setiap bonus mempunyai termanya sendiri: amaun, tempoh, permainan dan jumlah yang perlu anda pertaruhkan dahulu. Terma itu ditunjukkan sebelum anda mengambilnya, dan mengatasi halaman ini.
Satu bonus bagi setiap jenis untuk setiap orang, isi rumah, akaun pembayaran dan peranti.
# Bertaruh dengan bonus
Sehingga anda mempertaruhkan jumlah yang dikehendaki, bonus dan kemenangan daripadanya tidak boleh dikeluarkan. Wang anda sendiri boleh dikeluarkan.
Pertaruhan yang dibatalkan atau dipulangkan tidak dikira.
# Penamatan
Anda boleh melepaskan bonus pada bila-bila masa. Bonus tamat apabila tempohnya tamat, dan kemenangan daripadanya turut tamat.
# Penyalahgunaan
Jika seseorang mengambil bonus yang sama dengan beberapa akaun, atau bertaruh pada setiap keputusan semata-mata untuk memenuhi terma, kami boleh mengambil semula bonus dan kemenangan daripadanya. Wang yang anda depositkan tetap milik anda.`,
  'legal.complaints': `# Beritahu kami dahulu
Hubungi sokongan pelanggan dan nyatakan apa yang berlaku, bila, dan dalam permainan atau pembayaran yang mana. Tangkapan skrin amat membantu. ID pertaruhan dan pembayaran ada dalam transaksi anda.
# Apa yang berlaku seterusnya
Kami mengesahkan aduan anda dalam masa 2 hari bekerja dan menjawabnya dalam masa 14 hari. Jika kami memerlukan lebih banyak masa, kami memberitahu anda sebabnya dan sehingga bila.
Sementara itu, akaun dan wang anda kekal seperti sedia ada. Aduan tidak mendatangkan apa-apa kesan buruk kepada anda.
# Jika anda tidak bersetuju
Minta aduan itu disemak semula oleh orang yang belum pernah memutuskannya. Selepas itu, anda boleh merujuk kepada pihak berkuasa yang melesenkan kami. Pusat bantuan menyatakan namanya.
# Keadilan permainan
Anda boleh menyemak sendiri keputusan setiap cabutan dan pusingan permainan kami sendiri dengan “Semak keadilan”. Jika semakan gagal, hantarkannya kepada kami.`,
}
