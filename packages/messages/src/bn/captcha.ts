import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'নিরাপত্তা যাচাই',
  'captcha.lead': 'আপনি বট নন, তা নিশ্চিত করা হচ্ছে। কয়েক সেকেন্ড লাগবে।',
  'captcha.working': 'যাচাই চলছে…',
  'captcha.vendor': 'চালিয়ে যেতে নিচের যাচাই সম্পন্ন করুন',
  'captcha.failed': 'নিরাপত্তা যাচাই লোড করা যায়নি। ইন্টারনেট সংযোগ দেখুন, অথবা অ্যাড ব্লকার বন্ধ করে আবার চেষ্টা করুন।',
  'captcha.busy': 'একটি নিরাপত্তা যাচাই আগে থেকেই খোলা আছে',
  'captcha.outdated': 'অজানা ত্রুটি: Geetest সেবা কাজ করছে না',
  verify_first: 'আগে নিরাপত্তা যাচাই সম্পন্ন করুন',
}
