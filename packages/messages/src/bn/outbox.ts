import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'ডেমো আউটবক্স',
  'outbox.lead': 'এই ডেমোর মেসেজ শুধু এখানেই আসে: পড়তে দেশের কোডসহ নম্বর বা ইমেইল ঠিকানা দিন',
  'outbox.to': 'নম্বর বা ইমেইল',
  'outbox.show': 'মেসেজ দেখুন',
  'outbox.empty': '{to}-এর জন্য এখনো কোনো মেসেজ নেই',
} satisfies OutboxTexts
