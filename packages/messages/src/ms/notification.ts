import type { NotificationTexts } from '../notification.types.ts'

export const notification: NotificationTexts = {
  'notification.account_added.title': 'Akaun pengeluaran ditambah',
  'notification.account_added.body': '{bank} {number} telah ditambah ke akaun pengeluaran anda.',
  'notification.password_changed.title': 'Kata laluan ditukar',
  'notification.password_changed.body': 'Kata laluan anda telah ditukar. Peranti lain anda telah dilog keluar.',
  'notification.contact_changed.title': 'Maklumat hubungan ditukar',
  'notification.contact_changed.body': '{contact} telah ditambah ke akaun anda.',
  'notification.passkey_added.title': 'Kunci laluan ditambah',
  'notification.passkey_added.body':
    'Kunci laluan telah ditambah ke akaun anda. Ia boleh digunakan untuk log masuk tanpa kata laluan anda.',
  'notification.passkey_removed.title': 'Kunci laluan dibuang',
  'notification.passkey_removed.body':
    'Kunci laluan telah dibuang daripada akaun anda. Ia tidak boleh digunakan lagi untuk log masuk.',
  'notification.passkey_copied.title': 'Salinan lama kunci laluan ditolak',
  'notification.passkey_copied.body':
    'Salinan lama kunci laluan anda telah digunakan untuk log masuk, dan kami menolaknya. Pada telefon yang dipulihkan, buang kunci laluan itu dan tambah yang baharu.',
  'notification.identity_added.title': 'Akaun dipautkan',
  'notification.identity_added.body':
    '{service} telah dipautkan dengan akaun anda. Ia boleh digunakan untuk log masuk tanpa kata laluan anda.',
  'notification.closure_requested.title': 'Penutupan akaun diminta',
  'notification.closure_requested.body':
    'Keluarkan baki anda dahulu. Selepas {days} hari, pasukan sokongan kami akan menutup akaun anda. Bukan anda? Batalkannya di “Keselamatan” dan tukar kata laluan anda.',
  'notification.identity_removed.title': 'Pautan akaun dibuang',
  'notification.identity_removed.body':
    '{service} telah dinyahpaut daripada akaun anda. Ia tidak boleh digunakan lagi untuk log masuk.',
  'notification.new_device.title': 'Log masuk daripada peranti baharu',
  'notification.new_device.body': 'Ada log masuk ke akaun anda daripada peranti atau pelayar baharu.',
  'notification.second_factor_on.title': 'Log masuk dua langkah dihidupkan',
  'notification.second_factor_on.body': 'Anda akan diminta memasukkan kod semasa log masuk.',
  'notification.second_factor_off.title': 'Log masuk dua langkah ditukar',
  'notification.second_factor_off.body': 'Satu kaedah kod log masuk telah dimatikan untuk akaun anda.',
  'notification.under_review.title': 'Pengeluaran dihentikan sementara',
  'notification.under_review.body':
    'Kami sedang menyemak satu bayaran dengan penyedia pembayaran kami. Anda boleh membuat pengeluaran semula setelah semakan selesai. Baki anda tidak terjejas.',
  'notification.login_failures.title': 'Percubaan log masuk gagal',
  'notification.login_failures.body':
    'Seseorang telah memasukkan kata laluan yang salah untuk akaun anda beberapa kali hari ini. Akaun anda masih dilindungi. Jika itu bukan anda, pilih kata laluan yang tidak digunakan di tempat lain.',
  'notification.deposit_credited.title': 'Deposit ditambah',
  'notification.deposit_credited.body': 'Deposit anda telah ditambah ke baki anda.',
  'notification.withdrawal_sent.title': 'Pengeluaran dihantar',
  'notification.withdrawal_sent.body': 'Pengeluaran anda sedang dihantar ke akaun anda.',
  'notification.withdrawal_refused.title': 'Pengeluaran tidak berjaya',
  'notification.withdrawal_refused.body': 'Pengeluaran anda tidak berjaya. Wang sudah kembali ke baki anda.',
  'notification.desk_answered.title': 'Sokongan pelanggan telah membalas',
  'notification.desk_answered.body': 'Buka sembang untuk membaca jawapannya.',
  'notification.ticket_won.title': 'Tiket anda menang',
  'notification.ticket_won.body': 'Kemenangan anda telah ditambah ke baki anda.',
  'notification.details': 'Ketik untuk melihat butiran.',
  'notification.hold': 'Pengeluaran dihentikan selama {duration}.',
  'notification.advice': 'Bukan anda? Tukar kata laluan anda sekarang dan hubungi sokongan pelanggan.',
}
