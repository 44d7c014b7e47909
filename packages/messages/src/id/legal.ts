import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# Tentang ketentuan ini
Ketentuan ini adalah perjanjian antara Anda dan perusahaan pengelola {merchant}. Nama perusahaan, lisensi, dan cara menghubunginya ada di pusat bantuan.
# Akun Anda
Anda harus berusia minimal {age} tahun dan diperbolehkan bermain di tempat tinggal Anda. Satu akun per orang, atas nama Anda sendiri.
Jaga kerahasiaan kata sandi Anda. Apa pun yang dilakukan dengannya dianggap dilakukan oleh Anda, sampai Anda memberi tahu kami bahwa orang lain mengetahuinya.
Hukum dapat mewajibkan kami memeriksa usia, identitas, dan asal uang Anda. Selama pemeriksaan belum selesai, penarikan bisa memakan waktu lebih lama.
# Uang
Lakukan deposit hanya dari rekening dan kartu Anda sendiri. Penarikan dibayarkan ke rekening atas nama Anda sendiri.
Saldo Anda tidak menghasilkan bunga dan bukan simpanan bank. Jika suatu jumlah tercatat karena kekeliruan, kami memperbaikinya dan memberi tahu Anda.
# Taruhan
Taruhan berlaku setelah kami terima dan sesudah itu tidak dapat diubah, kecuali jika game mengizinkan Anda menariknya kembali sebelum dimulai. Aturan setiap game ada di halamannya.
Ronde yang tidak dapat diselesaikan karena gangguan dibatalkan, dan dana taruhan Anda dikembalikan. Catatan kami tentang suatu ronde yang menentukan, dan Anda dapat melihatnya di transaksi Anda.
# Penggunaan yang wajar
Program yang bermain untuk Anda, kesepakatan dengan pemain lain untuk mencurangi game, dan lebih dari satu akun tidak diperbolehkan. Jika kami mencurigainya, kami dapat menahan penarikan selama pemeriksaan, dan kami memberi tahu Anda alasannya.
# Pengakhiran
Anda dapat meminta kami menutup akun kapan saja, di “Akun saya”, “Keamanan”. Uang dalam saldo Anda tetap milik Anda: tarik terlebih dahulu. Jika masih ada sisa, tim layanan pelanggan kami menghubungi Anda untuk membayarkannya sebelum akun ditutup.
Kami dapat menutup akun yang melanggar ketentuan ini atau hukum. Kami membayar yang menjadi hak Anda, kecuali jika dilarang oleh hukum.
# Perubahan
Kami meminta Anda menyetujui versi baru sebelum Anda deposit atau bermain lagi. Penarikan tidak pernah menunggu persetujuan itu. Jika Anda tidak setuju dengan kami, lihat “Pengaduan”.`,
  'legal.privacy': `# Apa yang kami simpan
Yang Anda berikan kepada kami: nama pengguna, kontak, rekening penarikan, dan dokumen jika kami harus memeriksa identitas Anda.
Yang terjadi di sini: deposit, penarikan, taruhan, pesan, dan login Anda beserta perangkat dan jaringannya.
# Untuk apa kami menggunakannya
Untuk mengelola akun Anda, membayar Anda, mencegah penipuan, dan melindungi pemain. Sebagian diwajibkan oleh hukum, seperti catatan pembayaran.
Dengan persetujuan Anda, kami mengukur kunjungan dan iklan. Anda dapat mengubah pilihan di pusat bantuan kapan saja.
# Siapa yang menerimanya
Penyedia pembayaran menerima yang diperlukan untuk pembayaran. Penyedia game menerima nomor untuk Anda dan taruhan Anda, tidak pernah kontak Anda.
Pihak berwenang menerima yang diwajibkan oleh hukum. Mitra iklan dan analitik tidak menerima apa pun tanpa persetujuan Anda, dan tidak pernah menerima nama Anda.
# Berapa lama kami menyimpannya
Catatan pembayaran dan taruhan disimpan selama diwajibkan oleh hukum. Riwayat login Anda disimpan selama 90 hari. Setelah itu, data dihapus.
# Hak Anda
Anda dapat melihat, memperbaiki, dan mendapatkan salinan data Anda, menolak penggunaannya, atau meminta kami menghapus yang tidak wajib kami simpan. Hubungi layanan pelanggan.
Anda juga dapat mengadu kepada otoritas perlindungan data di negara Anda.`,
  'legal.bonus': `# Kapan bonus berlaku
Setiap bonus memiliki ketentuannya sendiri: jumlah, periode, game, dan berapa yang harus Anda pertaruhkan terlebih dahulu. Ketentuan itu ditampilkan sebelum Anda mengambil bonus, dan didahulukan dari halaman ini.
Satu bonus untuk setiap jenis per orang, rumah tangga, rekening pembayaran, dan perangkat.
# Mempertaruhkan bonus
Sebelum Anda mempertaruhkan jumlah yang disyaratkan, bonus dan kemenangan darinya tidak dapat ditarik. Uang Anda sendiri dapat ditarik.
Taruhan yang dibatalkan atau dikembalikan tidak dihitung.
# Pengakhiran
Anda dapat melepaskan bonus kapan saja. Bonus berakhir bersama periodenya, dan kemenangan dari bonus itu ikut berakhir.
# Penyalahgunaan
Jika seseorang mengambil bonus yang sama dengan beberapa akun, atau bertaruh pada semua hasil hanya untuk memenuhi ketentuan, kami dapat menarik kembali bonus dan kemenangan darinya. Uang yang Anda depositkan tetap milik Anda.`,
  'legal.complaints': `# Beri tahu kami terlebih dahulu
Hubungi layanan pelanggan dan sampaikan apa yang terjadi, kapan, dan di game atau pembayaran mana. Tangkapan layar akan membantu. ID taruhan dan pembayaran ada di transaksi Anda.
# Apa yang terjadi selanjutnya
Kami mengonfirmasi pengaduan Anda dalam 2 hari kerja dan menjawabnya dalam 14 hari. Jika kami perlu waktu lebih lama, kami memberi tahu Anda alasannya dan sampai kapan.
Sementara itu akun dan uang Anda tetap seperti semula. Pengaduan tidak merugikan Anda.
# Jika Anda tidak setuju
Mintalah orang yang belum pernah memutuskan hal ini untuk memeriksanya lagi. Setelah itu Anda dapat menghubungi otoritas yang memberi kami lisensi. Namanya ada di pusat bantuan.
# Keadilan hasil game
Anda dapat memeriksa sendiri hasil setiap undian dan ronde dari game kami sendiri dengan “Verifikasi hasil”. Jika suatu pemeriksaan gagal, kirimkan kepada kami.`,
}
