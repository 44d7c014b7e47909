import type { TextsOf } from '../messages.types.ts'

export const session: TextsOf<'session'> = {
  'session.login.heading': 'خوش آمدید',
  'session.login.lead': 'کھیلنے، رقم جمع کرنے اور اپنے ٹکٹ دیکھنے کے لیے لاگ اِن کریں۔',
  'session.login.submit': 'لاگ اِن',
  'session.login.new': '{merchant} پر نئے ہیں؟',
  'session.login.register': 'اکاؤنٹ بنائیں',
  'session.login.forgot': 'پاس ورڈ بھول گئے؟',
  'session.login.script': 'لاگ اِن کے لیے اسکرپٹ والا براؤزر ضروری ہے۔',
  'session.current': 'آپ {name} کے نام سے لاگ اِن ہیں۔',
  'session.current.go': 'آگے بڑھیں',
  'session.password.heading': 'نیا پاس ورڈ',
  'session.password.lead': 'پاس ورڈ بدلنے پر آپ کے دوسرے آلات سے لاگ آؤٹ ہو جائے گا۔',
  'session.password.forced': 'آگے بڑھنے سے پہلے پاس ورڈ بدلنا ضروری ہے۔',
  'session.password.old': 'موجودہ پاس ورڈ',
  'session.password.old.required': 'اپنا موجودہ پاس ورڈ درج کریں۔',
  'session.password.new': 'نیا پاس ورڈ',
  'session.password.same': 'ایسا پاس ورڈ چنیں جو موجودہ سے مختلف ہو۔',
  'session.password.submit': 'پاس ورڈ بدلیں',
  'session.password.done': 'آپ کا پاس ورڈ بدل گیا ہے۔',
  'session.cookies':
    'آپ کا براؤزر کوکیز نہیں رکھتا، اور ان کے بغیر کوئی لاگ ان نہیں رہ سکتا۔ کوکیز آن کریں اور دوبارہ کوشش کریں۔',
  'session.forgets':
    'یہ براؤزر ہمارے لیے کچھ محفوظ نہیں رکھتا۔ جب تک آپ یہ صفحہ بند یا دوبارہ لوڈ نہیں کرتے، آپ لاگ ان رہیں گے۔',
  'session.tabs.left': 'آپ نے دوسرے ٹیب میں لاگ آؤٹ کر دیا ہے۔',
  'session.tabs.replaced':
    'اس براؤزر کے دوسرے ٹیب میں کسی اور نے لاگ ان کیا ہے۔ اپنے اکاؤنٹ سے جاری رکھنے کے لیے دوبارہ لاگ ان کریں۔',
  'session.handoff.refused': 'یہ لنک پہلے استعمال ہو چکا ہے یا اس کی مدت ختم ہو گئی ہے۔ جاری رکھنے کے لیے لاگ ان کریں۔',
}
