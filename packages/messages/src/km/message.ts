import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'លេខកូដ {merchant} របស់អ្នក',
  'message.login': '{code} ជាលេខកូដចូលគណនី {merchant} របស់អ្នក។ មានសុពលភាព 5 នាទី។ កុំប្រាប់អ្នកណាឡើយ។',
  'message.register': '{code} ជាលេខកូដចុះឈ្មោះ {merchant} របស់អ្នក។ មានសុពលភាព 5 នាទី។ កុំប្រាប់អ្នកណាឡើយ។',
  'message.recovery':
    '{code} ជាលេខកូដ {merchant} សម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មី។ មានសុពលភាព 5 នាទី។ មិនមែនជាអ្នកទេឬ? សូមរំលងសារនេះ ហើយកុំប្រាប់លេខកូដនេះដល់អ្នកណាឡើយ។',
  'message.contact': '{code} ជាលេខកូដ {merchant} សម្រាប់បញ្ជាក់លេខ ឬអ៊ីមែលនេះ។ មានសុពលភាព 5 នាទី។',
  'message.second_factor': '{code} ជាលេខកូដសុវត្ថិភាព {merchant} របស់អ្នក។ មានសុពលភាព 5 នាទី។ កុំប្រាប់អ្នកណាឡើយ។',
  'message.registered': 'អ្នកមានគណនី {merchant} ដែលប្រើលេខនេះរួចហើយ។ សូមចូលគណនីនោះ ឬប្រើ “ភ្លេចពាក្យសម្ងាត់?”។',
  'message.notice': '{merchant}៖ {event}។ មិនមែនជាអ្នកទេឬ? សូមប្តូរពាក្យសម្ងាត់ឥឡូវនេះ ហើយទាក់ទងសេវាអតិថិជន។',
}
