import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'প্লিঙ্কো',
  'plinko.how':
    'একটি বল সারি সারি পিনের মধ্য দিয়ে পড়ে এবং প্রতিটিতে সমান সম্ভাবনায় বাঁয়ে বা ডানে যায়। যে খোপে পড়ে, সেটিই পেআউট ঠিক করে। সারি ও ঝুঁকি যত বেশি, কিনারার পেআউট তত বড়।',
  'plinko.prize': 'খোপ',
  'plinko.prize.row': '{id} নম্বর',
  'plinko.risk': 'ঝুঁকি',
  'plinko.risk.low': 'কম',
  'plinko.risk.medium': 'মাঝারি',
  'plinko.risk.high': 'বেশি',
  'plinko.rows': 'সারি',
  'plinko.rows.count': '{count, plural, one {#টি সারি} other {#টি সারি}}',
}
