import type { TextsOf } from '../messages.types.ts'

export const game: TextsOf<'game'> = {
  'game.search': 'گیم تلاش کریں',
  'game.search.none': 'کوئی گیم نہیں ملی',
  'game.search.none.body': 'کوئی اور نام آزمائیں یا تمام گیمز دیکھیں',
  'game.search.clear': 'تمام گیمز دکھائیں',
  'game.vendors': 'فراہم کنندگان',
  'game.categories': 'اقسام',
  'game.count': '{count, plural, one {# گیم} other {# گیمز}}',
  'game.empty': 'ابھی یہاں کوئی گیم نہیں',
  'game.empty.body': '{merchant} پر اس قسم کی گیمز ابھی نہیں۔ لاٹری کی قرعہ اندازی ہر منٹ ہوتی ہے۔',
  'game.empty.action': 'تمام گیمز دیکھیں',
  'game.launch.loading': 'گیم کھل رہی ہے…',
  'game.launch.loading.body': 'اس میں بس ایک لمحہ لگے گا',
  'game.launch.failed': 'گیم نہیں کھل سکی',
  'game.launch.missing': 'فہرست سے گیم منتخب کریں',
  'game.launch.retry': 'دوبارہ کوشش کریں',
  'game.launch.back': 'واپس',
  label_start_game_error: 'یہاں گیمز صرف ایپ میں یا ہوم اسکرین سے کھلتی ہیں',
  'game.launch.install': 'ہوم اسکرین پر شامل کریں',
}
