import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Rekening penarikan ditambahkan',
  'notification.account_added.body': '{bank} {number} telah ditambahkan ke rekening penarikan Anda.',
  'notification.password_changed.title': 'Kata sandi diubah',
  'notification.password_changed.body':
    'Kata sandi Anda telah diubah. Anda telah keluar dari perangkat Anda yang lain.',
  'notification.contact_changed.title': 'Data kontak diubah',
  'notification.contact_changed.body': '{contact} telah ditambahkan ke akun Anda.',
  'notification.passkey_added.title': 'Kunci sandi ditambahkan',
  'notification.passkey_added.body':
    'Kunci sandi telah ditambahkan ke akun Anda. Kunci ini dapat digunakan untuk masuk tanpa kata sandi.',
  'notification.passkey_removed.title': 'Kunci sandi dihapus',
  'notification.passkey_removed.body':
    'Kunci sandi telah dihapus dari akun Anda. Kunci ini tidak dapat lagi digunakan untuk masuk.',
  'notification.passkey_copied.title': 'Salinan lama kunci sandi ditolak',
  'notification.passkey_copied.body':
    'Salinan lama kunci sandi Anda digunakan untuk masuk, dan kami menolaknya. Di ponsel yang dipulihkan, hapus kunci sandi itu dan tambahkan yang baru.',
  'notification.identity_added.title': 'Akun tertaut ditambahkan',
  'notification.identity_added.body':
    '{service} telah ditautkan ke akun Anda. Layanan ini dapat digunakan untuk masuk tanpa kata sandi.',
  'notification.closure_requested.title': 'Penutupan akun diajukan',
  'notification.closure_requested.body':
    'Tarik saldo Anda terlebih dahulu. Setelah {days} hari, tim layanan pelanggan kami akan menutup akun Anda. Bukan Anda? Batalkan di “Keamanan” dan ubah kata sandi Anda.',
  'notification.identity_removed.title': 'Tautan akun dilepas',
  'notification.identity_removed.body':
    'Tautan {service} dengan akun Anda telah dilepas. Layanan ini tidak dapat lagi digunakan untuk masuk.',
  'notification.new_device.title': 'Login dari perangkat baru',
  'notification.new_device.body': 'Ada login ke akun Anda dari perangkat atau browser baru.',
  'notification.second_factor_on.title': 'Verifikasi dua langkah aktif',
  'notification.second_factor_on.body': 'Anda akan dimintai kode saat masuk.',
  'notification.second_factor_off.title': 'Verifikasi dua langkah diubah',
  'notification.second_factor_off.body': 'Salah satu metode kode login untuk akun Anda telah dinonaktifkan.',
  'notification.under_review.title': 'Penarikan dihentikan sementara',
  'notification.under_review.body':
    'Kami sedang memeriksa pembayaran dengan penyedia pembayaran kami. Anda bisa menarik dana lagi setelah pemeriksaan selesai. Saldo Anda tidak terpengaruh.',
  'notification.login_failures.title': 'Percobaan login gagal',
  'notification.login_failures.body':
    'Hari ini seseorang beberapa kali memasukkan kata sandi yang salah untuk akun Anda. Akun Anda tetap terlindungi. Jika itu bukan Anda, pilih kata sandi yang tidak Anda pakai di tempat lain.',
  'notification.deposit_credited.title': 'Deposit ditambahkan',
  'notification.deposit_credited.body': 'Deposit Anda telah ditambahkan ke saldo Anda.',
  'notification.withdrawal_sent.title': 'Penarikan dikirim',
  'notification.withdrawal_sent.body': 'Penarikan Anda sedang dikirim ke rekening Anda.',
  'notification.withdrawal_refused.title': 'Penarikan tidak berhasil',
  'notification.withdrawal_refused.body': 'Penarikan Anda tidak berhasil. Uangnya sudah kembali ke saldo Anda.',
  'notification.desk_answered.title': 'Layanan pelanggan sudah membalas',
  'notification.desk_answered.body': 'Buka chat untuk membaca balasannya.',
  'notification.ticket_won.title': 'Tiket Anda menang',
  'notification.ticket_won.body': 'Kemenangan Anda telah ditambahkan ke saldo Anda.',
  'notification.details': 'Ketuk untuk melihat detailnya.',
  'notification.hold': 'Penarikan dihentikan sementara selama {duration}.',
  'notification.advice': 'Bukan Anda? Segera ubah kata sandi Anda dan hubungi layanan pelanggan.',
}
