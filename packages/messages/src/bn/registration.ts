import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'অ্যাকাউন্ট খুলুন',
  'registration.lead': 'শুধু একটি ইউজারনেম ও পাসওয়ার্ড হলেই হবে',
  'registration.lead.mobile': 'শুধু আপনার মোবাইল নম্বর হলেই হবে',
  'registration.referral.locked': 'আপনার রেফারেল লিংক থেকে',
  'registration.username.free': 'এই ইউজারনেম নেওয়া যাবে',
  'registration.username.taken': 'এই ইউজারনেম আগেই নেওয়া হয়েছে। অন্য একটি বেছে নিন।',
  'registration.terms': 'আমার বয়স {age} বা তার বেশি এবং আমি শর্ত ও নিয়ম মেনে নিচ্ছি',
  'registration.terms.read': 'শর্ত ও নিয়ম পড়ুন',
  'registration.terms.required': 'চালিয়ে যেতে বয়স নিশ্চিত করুন ও শর্ত মেনে নিন',
  'registration.terms.changed': 'শর্ত পরিবর্তন হয়েছে। চালিয়ে যেতে পড়ে মেনে নিন।',
  'registration.submit': 'অ্যাকাউন্ট খুলুন',
  'registration.known': 'আগে থেকেই অ্যাকাউন্ট আছে?',
  'registration.login': 'লগ ইন করুন',
  'registration.closed': 'নিবন্ধন এখন বন্ধ আছে',
  'registration.closed.body': 'আগে থেকে অ্যাকাউন্ট থাকলে আপনি এখনো লগ ইন করতে পারবেন',
  'registration.script': 'অ্যাকাউন্ট খুলতে ব্রাউজারে JavaScript চালু করুন',
  'registration.referral.unknown': 'এই রেফারেল কোড পাওয়া যায়নি',
}
