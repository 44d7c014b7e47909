import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'নতুন আপডেট এসেছে',
  'update.app.body': 'অ্যাপের নতুন সংস্করণ এসেছে। নতুন সব সুবিধাসহ চালিয়ে যেতে আপডেট করুন।',
  'update.app.action': 'এখনই আপডেট করুন',
  'download.title': '{merchant} অ্যাপ নিন',
  'download.action': 'ডাউনলোড করুন',
  'download.today': 'আজ আর দেখাবেন না',
  'download.grade': 'রেটিং 5-এর মধ্যে {grade}',
  'update.later': 'পরে',
  'update.preview': 'সংস্করণ {number}-এর প্রিভিউ। বের হতে ট্যাপ করুন।',
} satisfies TextsOf<'update'>
