import type { TextsOf } from '../messages.types.ts'

export const deposit: TextsOf<'deposit'> = {
  'deposit.available': 'Dastyab balance',
  'deposit.method.label': 'Adaigi ka tareeqa',
  'deposit.method.bank': 'Bank transfer',
  'deposit.method.ewallet': 'E-wallet',
  'deposit.method.card': 'Debit card',
  'deposit.bounds': '{minimum}–{maximum}',
  'deposit.quick': 'Raqam chunein',
  'deposit.next':
    'Adaigi payment provider ke page par hogi. Adaigi ki tasdeeq hote hi {amount} balance mein shamil ho jayenge.',
  'deposit.next.empty':
    '{minimum} se {maximum} tak. Adaigi payment provider ke page par hogi, phir yahan wapas aayein.',
  'deposit.send': 'Adaigi par jayein',
  'deposit.send.amount': '{amount} ada karein',
  'deposit.none.title': 'Adaigi ka koi tareeqa dastyab nahi',
  'deposit.none.body': 'Barah-e-karam kuch der baad dobara koshish karein',
  'deposit.leaving.title': 'Adaigi ka page khul raha hai',
  'deposit.leaving.body': 'Wahan {amount} ki adaigi hogi. Aap ki manzoori se pehle koi raqam nahi li jayegi.',
  'deposit.leaving.action': 'Adaigi ke page par jayein',
  'deposit.leaving.stay': 'Yahin rahein',
  'deposit.waiting.title': 'Adaigi ka intezar hai',
  'deposit.waiting.body':
    'Adaigi ki tasdeeq hote hi {amount} balance mein shamil ho jayenge. Yeh page chhora ja sakta hai.',
  'deposit.waiting.created':
    'Payment provider ne abhi jawab nahi diya. Jaanch jari hai, aur aap se do baar raqam nahi li jayegi.',
  'deposit.waiting.until': '{time} tak adaigi karein',
  'deposit.waiting.action': 'Adaigi ke page par jayein',
  'deposit.approved.title': '{amount} shamil ho gaye',
  'deposit.approved.body': 'Dastyab balance: {balance}',
  'deposit.declined.title': 'Adaigi mustarad ho gayi',
  'deposit.declined.body':
    'Aap se koi raqam nahi li gayi. Dobara koshish karein ya adaigi ka koi aur tareeqa istemal karein.',
  'deposit.expired.title': 'Adaigi ka waqt khatam ho gaya',
  'deposit.expired.body':
    'Adaigi ki tasdeeq waqt par nahi hui. Agar adaigi ho chuki hai to tasdeeq hote hi {amount} shamil ho jayenge.',
  'deposit.failed.title': 'Adaigi shuru nahi ho saki',
  'deposit.failed.body': 'Payment provider ne darkhwast mustarad kar di. Aap se koi raqam nahi li gayi.',
  'deposit.checking.title': 'Adaigi ki jaanch jari hai',
  'deposit.checking.body':
    'Jo raqam mili hai woh {amount} nahi hai. Hamari team payment provider se jaanch kar rahi hai, aur aap ki raqam mehfooz hai.',
  'deposit.returned.title': 'Adaigi shamil nahi hui',
  'deposit.returned.body':
    'Jo raqam mili woh {amount} nahi thi, is liye balance mein kuch shamil nahi hua. Aap ki ada ki gayi raqam aap ko wapas milegi.',
  'deposit.return.received.title': 'Adaigi mil gayi',
  'deposit.return.received.body': 'Raqam aap ke balance mein aa chuki hai',
  'deposit.return.processing.title': 'Adaigi ki tasdeeq ho rahi hai',
  'deposit.return.processing.body':
    'Tasdeeq hote hi raqam aap ke balance mein shamil ho jayegi. Yeh page band kiya ja sakta hai.',
  'deposit.return.notCompleted.title': 'Adaigi mukammal nahi hui',
  'deposit.return.notCompleted.body': 'Aap ke balance mein kuch shamil nahi hua. Tafseel ke liye login karein.',
  'deposit.return.app':
    'Kya adaigi {merchant} app ya kisi aur browser se shuru ki thi? Apna balance dekhne ke liye wahin wapas jayein.',
  'deposit.return.login': 'Yahan login karein',
  'deposit.again': 'Naya deposit',
  'deposit.retry': 'Dobara koshish karein',
  'deposit.home': 'Home par jayein',
  'deposit.back.game': '{game} par wapas jayein',
  'deposit.next.game': '{game} khelein',
  'deposit.next.games': 'Games dekhein',
  'deposit.recent': 'Haliya deposit',
  'deposit.status.created': 'Process ho raha hai',
  'deposit.status.pending': 'Adaigi baqi hai',
  'deposit.status.approved': 'Mukammal',
  'deposit.status.declined': 'Mustarad',
  'deposit.status.expired': 'Waqt khatam',
  'deposit.status.failed': 'Nakaam',
  'deposit.status.checking': 'Jaanch jari hai',
  'deposit.status.returned': 'Shamil nahi hua',
  'deposit.missing': 'Yeh deposit aap ke account mein nahi mila',
}
