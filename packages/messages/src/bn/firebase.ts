import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'লগইন সফল হয়নি। আবার চেষ্টা করুন বা অন্যভাবে লগ ইন করুন।',
  'firebase.cancelled': 'শেষ হওয়ার আগেই লগইন উইন্ডো বন্ধ করা হয়েছে',
  'firebase.blocked': 'আপনার ব্রাউজার লগইন উইন্ডো আটকে দিয়েছে। এই সাইটে পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
  'firebase.network': 'লগইন সেবার সাথে সংযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'firebase.limit': 'অনেকবার চেষ্টা করা হয়েছে। কয়েক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
  'firebase.disabled': 'এই অ্যাকাউন্ট নিষ্ক্রিয় করা হয়েছে। অন্যভাবে লগ ইন করুন।',
  'firebase.existing': 'আগে এই ইমেইল দিয়ে আপনি অন্যভাবে লগ ইন করেছিলেন। সেভাবেই লগ ইন করুন।',
  'firebase.storage': 'লগইনের জন্য যা দরকার, আপনার ব্রাউজার তা আটকে দিচ্ছে। এই সাইটে কুকির অনুমতি দিন বা অন্য ব্রাউজার ব্যবহার করুন।',
  'firebase.browser': 'এই ব্রাউজারে এভাবে লগ ইন করা যায় না',
  'firebase.expired': 'লগইনের মেয়াদ শেষ হয়েছে। আবার শুরু করুন।',
  'firebase.code': 'কোড: {code}',
  'firebase.reason': 'কারণ: {reason}',
  'firebase.blocked.title': 'পপ-আপ আটকানো হয়েছে',
  'firebase.blocked.retry': 'উইন্ডো খুলুন',
  'firebase.elsewhere.title': 'আপনার ব্রাউজারে খুলুন',
  'firebase.elsewhere.text':
    '{name} এই অ্যাপের ভেতরে লগ ইন করতে দেয় না। এই পেজের ঠিকানা কপি করে আপনার ব্রাউজারে খুলুন, অথবা অন্যভাবে লগ ইন করুন।',
  'firebase.elsewhere.copy': 'ঠিকানা কপি করুন',
  not_support_incognito: 'প্রাইভেট উইন্ডোতে এটি পাওয়া যায় না',
}
