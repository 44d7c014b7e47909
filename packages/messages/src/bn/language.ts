import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'ভাষা খুঁজুন',
  'language.none': 'এমন কোনো ভাষা নেই',
  'language.failed': 'ভাষা বদলানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
}
