import type { TextsOf } from '../messages.types.ts'

export const session: TextsOf<'session'> = {
  'session.login.heading': 'دوبارہ خوش آمدید',
  'session.login.lead': 'کھیلنے، رقم جمع کروانے اور اپنے ٹکٹ دیکھنے کے لیے لاگ ان کریں',
  'session.login.submit': 'لاگ ان کریں',
  'session.login.new': '{merchant} پر نئے ہیں؟',
  'session.login.register': 'سائن اپ',
  'session.login.forgot': 'پاس ورڈ بھول گئے؟',
  'session.login.script': 'لاگ ان کرنے کے لیے براؤزر میں JavaScript آن کریں',
  'session.current': 'آپ {name} کے نام سے لاگ ان ہیں',
  'session.current.go': 'جاری رکھیں',
  'session.password.heading': 'نیا پاس ورڈ بنائیں',
  'session.password.lead': 'آپ اپنے دوسرے آلات سے لاگ آؤٹ ہو جائیں گے',
  'session.password.hold': 'آپ کی حفاظت کے لیے تبدیلی کے بعد رقم نکلوانا کچھ وقت کے لیے بند رہے گا',
  'session.password.forced': 'جاری رکھنے کے لیے اپنا پاس ورڈ تبدیل کریں',
  'session.password.old': 'موجودہ پاس ورڈ',
  'session.password.old.required': 'اپنا موجودہ پاس ورڈ درج کریں',
  'session.password.new': 'نیا پاس ورڈ',
  'session.password.same': 'ایسا پاس ورڈ منتخب کریں جو موجودہ پاس ورڈ سے مختلف ہو',
  'session.password.submit': 'پاس ورڈ تبدیل کریں',
  'session.password.done': 'پاس ورڈ تبدیل ہو گیا',
  'session.cookies': 'آپ کے براؤزر میں کوکیز بند ہیں۔ انہیں آن کر کے دوبارہ کوشش کریں۔',
  'session.forgets':
    'آپ کا براؤزر اس سائٹ کا ڈیٹا محفوظ نہیں کرتا۔ یہ صفحہ بند یا دوبارہ لوڈ کرنے تک آپ لاگ ان رہیں گے۔',
  'session.tabs.left': 'آپ دوسرے ٹیب میں لاگ آؤٹ ہو چکے ہیں',
  'session.tabs.replaced': 'اس براؤزر میں اب کوئی دوسرا اکاؤنٹ لاگ ان ہے۔ اپنے اکاؤنٹ کے لیے دوبارہ لاگ ان کریں۔',
  'session.handoff.refused': 'اس لنک کی میعاد ختم ہو چکی ہے یا یہ استعمال ہو چکا ہے۔ جاری رکھنے کے لیے لاگ ان کریں۔',
}
