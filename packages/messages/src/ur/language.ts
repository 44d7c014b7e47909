import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'زبان تلاش کریں',
  'language.none': 'کوئی زبان نہیں ملی',
  'language.failed': 'زبان تبدیل نہیں ہو سکی۔ کنکشن دیکھ کر دوبارہ کوشش کریں۔',
}
