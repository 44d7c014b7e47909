import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'মাইনস',
  'mines.how':
    '25টি ঘরে কতগুলো মাইন লুকানো থাকবে বেছে নিন। প্রতিটি রত্ন পেলে মাল্টিপ্লায়ার বাড়ে। যখন ইচ্ছা ক্যাশ আউট করুন: মাইন পেলে জয় ছাড়াই বাজি শেষ হয়। খোলা রাখা বাজির টাকা 24 ঘণ্টা পর বর্তমান মাল্টিপ্লায়ারে দেওয়া হয়; কোনো রত্ন না পেলে বাজির টাকা ফেরত দেওয়া হয়।',
  'mines.prize': 'পাওয়া রত্ন',
  'mines.prize.row': '{id}টি',
  'mines.next': 'পরের রত্ন',
  'mines.start': 'বাজি ধরুন, তারপর ঘর বেছে নিন',
  'mines.wait': 'আপনার বাজি ধরা হচ্ছে…',
  'mines.tile': 'ঘর {number}{kind, select, gem {, রত্ন} hit {, আপনার পাওয়া মাইন} mine {, মাইন} missed {, না বাছা রত্ন} other {}}',
  'mines.spoken': 'রত্ন {count}টি। এখন ক্যাশ আউট করলে {amount}।',
  'mines.count': 'মাইন',
  'mines.gems': '{count, plural, one {#টি রত্ন} other {#টি রত্ন}}',
  'mines.fewer': 'মাইন কমান',
  'mines.more': 'মাইন বাড়ান',
  'mines.choice': '{count, plural, one {#টি মাইন} other {#টি মাইন}}',
}
