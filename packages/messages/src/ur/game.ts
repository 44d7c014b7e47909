import type { TextsOf } from '../messages.types.ts'

export const game: TextsOf<'game'> = {
  'game.search': 'گیم تلاش کریں',
  'game.search.none': 'کوئی گیم نہیں ملی',
  'game.search.none.body': 'کوئی اور نام آزمائیں یا سب گیمز دیکھیں۔',
  'game.search.clear': 'سب گیمز دکھائیں',
  'game.vendors': 'گیم بنانے والے',
  'game.categories': 'اقسام',
  'game.count': '{count, plural, one {# گیم} other {# گیمز}}',
  'game.empty': 'یہاں ابھی کوئی گیم نہیں',
  'game.empty.body': '{merchant} پر اس قسم کی گیمز فی الحال موجود نہیں۔ لاٹری کا قرعہ ہر منٹ نکلتا ہے۔',
  'game.empty.action': 'سب گیمز دیکھیں',
  'game.launch.loading': 'گیم کھل رہی ہے…',
  'game.launch.loading.body': 'آپ ابھی گیم میں پہنچ جائیں گے۔',
  'game.launch.failed': 'گیم نہیں کھل سکی',
  'game.launch.missing': 'کوئی گیم منتخب نہیں ہوئی۔ فہرست سے چنیں۔',
  'game.launch.retry': 'دوبارہ کوشش کریں',
  'game.launch.back': 'واپس',
  label_start_game_error: 'یہاں گیمز صرف ایپ میں یا ہوم اسکرین سے کھلتی ہیں۔',
  'game.launch.install': 'ہوم اسکرین پر کیسے رکھیں',
}
