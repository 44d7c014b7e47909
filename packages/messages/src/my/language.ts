import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'ဘာသာစကား ရှာရန်',
  'language.none': 'ကိုက်ညီသော ဘာသာစကား မရှိပါ',
  'language.failed': 'ဘာသာစကား မပြောင်းနိုင်ပါ။ အင်တာနက် စစ်ပြီး ထပ်ကြိုးစားပါ။',
}
