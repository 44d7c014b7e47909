import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'নাইট মার্কেট',
  'slot.how':
    'পাঁচটি রিল এলোমেলোভাবে থামে। আপনার বাজির টাকা আপনার লাইনগুলোতে সমান ভাগ হয়। বাঁ দিকের রিল থেকে পরপর তিন বা বেশি একই প্রতীক মিললে পেআউট পাবেন। লণ্ঠন ওয়াইল্ড: বাটি ছাড়া যেকোনো প্রতীকের জায়গা নেয়। তিন বা বেশি বাটি যেকোনো জায়গায় থাকলেই পেআউট দেয়। এক স্পিনের সব পেআউট যোগ করা হয়।',
  'slot.lines': 'লাইন',
  'slot.lines.count': '{count, plural, one {#টি লাইন} other {#টি লাইন}}',
  'slot.lines.each': 'প্রতি লাইনে {amount}',
  'slot.hint': 'বাঁ দিক থেকে 3টি মেলান',
  'slot.wins': '{count, plural, one {#টি পেআউট} other {#টি পেআউট}}: {amount}',
  'slot.win.line': 'লাইন {number}: {count} × {symbol}, পেআউট {factor}',
  'slot.win.anywhere': '{count} × {symbol}, পেআউট {factor}',
  'slot.row': 'সারি {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {চাঁদ} koi {কোই মাছ} fan {পাখা} tea {চা} bao {বাও} skewer {কাবাব} chili {মরিচ} lantern {লণ্ঠন} bowl {বাটি} other {প্রতীক}}',
  'slot.paytable.symbol': 'প্রতীক',
  'slot.paytable.note': '{count, plural, one {#টি লাইনে} other {#টি লাইনে}} আপনার মোট বাজির গুণিতক',
  'slot.paytable.wild': 'ওয়াইল্ড: রিল 2, 3 ও 4-এ বাটি ছাড়া যেকোনো প্রতীকের জায়গা নেয়',
  'slot.paytable.anywhere': 'স্ক্যাটার: যেকোনো জায়গায় পেআউট দেয়',
  'slot.paytable.lines': 'আপনার লাইন',
  'slot.paytable.line': 'লাইন {number}: সারি {rows}',
  'slot.paytable.longest': 'একটি লাইন একবারই পেআউট দেয়, বাঁ দিক থেকে সবচেয়ে লম্বা মিলের জন্য।',
}
