import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'অজানা ত্রুটি',
  timeout_retry_please: 'বেশি সময় লাগছে। আবার চেষ্টা করুন।',
  'request.unsure': 'কোনো সাড়া পাওয়া যায়নি। আবার চেষ্টা করুন, আপনার অনুরোধ দুবার প্রক্রিয়া হবে না।',
  'request.lost':
    'কোনো সাড়া পাওয়া যায়নি, তবে আপনার অনুরোধ সফল হয়ে থাকতে পারে। আবার চেষ্টা করুন। কাজ না হলে আপনার দেওয়া তথ্য দিয়ে লগ ইন করুন।',
  'request.earlier.title': 'এই অনুরোধ আমরা আগেই পেয়েছি',
  'request.earlier.text': 'আপনার {amount}-এর অনুরোধ আমরা {time}-এ পেয়েছি। আরেকটি অনুরোধ তৈরি করা হয়নি।',
  'request.earlier.view': 'দেখুন',
  'request.earlier.new': 'নতুন অনুরোধ',
}
