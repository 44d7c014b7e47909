import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'আপনার {merchant} কোড',
  'message.login': '{code} আপনার {merchant} লগইন কোড। এর মেয়াদ 5 মিনিট। কোডটি কাউকে জানাবেন না।',
  'message.register': '{code} আপনার {merchant} নিবন্ধন কোড। এর মেয়াদ 5 মিনিট। কোডটি কাউকে জানাবেন না।',
  'message.recovery':
    '{code} নতুন পাসওয়ার্ড সেট করার জন্য আপনার {merchant} কোড। এর মেয়াদ 5 মিনিট। আপনি চাননি? মেসেজটি উপেক্ষা করুন ও কোডটি কাউকে জানাবেন না।',
  'message.contact': '{code} এই নম্বর বা ইমেইল নিশ্চিত করার জন্য আপনার {merchant} কোড। এর মেয়াদ 5 মিনিট।',
  'message.second_factor': '{code} আপনার {merchant} নিরাপত্তা কোড। এর মেয়াদ 5 মিনিট। কোডটি কাউকে জানাবেন না।',
  'message.registered':
    'এই নম্বরে আগে থেকেই আপনার একটি {merchant} অ্যাকাউন্ট আছে। এটি দিয়ে লগ ইন করুন, অথবা “পাসওয়ার্ড ভুলে গেছেন?” ব্যবহার করুন।',
  'message.notice': '{merchant}: {event}। আপনি করেননি? এখনই পাসওয়ার্ড পরিবর্তন করুন ও সাপোর্টে যোগাযোগ করুন।',
}
