import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'এখনো কোনো লেভেল নেই',
  'rank.next': '{level}-এ পৌঁছাতে আরও {amount} বাজি ধরুন',
  'rank.top': 'আপনি সর্বোচ্চ লেভেলে পৌঁছে গেছেন',
  'rank.levels': 'সব লেভেল',
  'rank.from': 'মোট বাজি {amount} থেকে',
  'rank.withdrawals': '24 ঘণ্টায় {amount} পর্যন্ত উত্তোলন',
  'rank.explain': 'আসল টাকার প্রতিটি নিষ্পন্ন বাজি গণনা হয়। একবার কোনো লেভেলে পৌঁছালে তা আপনারই থাকে।',
}
