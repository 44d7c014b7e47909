import type { TextsOf } from '../messages.types.ts'

export const install: TextsOf<'install'> = {
  'install.title': '{merchant} کو ہوم اسکرین پر شامل کریں',
  'install.body': 'کچھ ڈاؤن لوڈ کرنے کی ضرورت نہیں۔ ہوم اسکرین سے ایک ٹیپ میں سائٹ کھولیں۔',
  'install.done': '{merchant} پہلے سے آپ کی ہوم اسکرین پر ہے',
  'install.android': 'اینڈرائیڈ: کروم یا سام سنگ انٹرنیٹ',
  'install.android.1': 'براؤزر کا مینو کھولیں',
  'install.android.2': '”ہوم اسکرین میں شامل کریں“ پر ٹیپ کریں',
  'install.android.3': 'نام کی تصدیق کریں، آئیکن ہوم اسکرین پر آ جائے گا',
  'install.ios': 'آئی فون اور آئی پیڈ: سفاری',
  'install.ios.1': 'سفاری میں شیئر بٹن پر ٹیپ کریں',
  'install.ios.2': '”ہوم اسکرین میں شامل کریں“ پر ٹیپ کریں',
  'install.ios.3': '”شامل کریں“ پر ٹیپ کریں',
  'install.warning': 'کسی کی بھیجی ہوئی فائل یا لنک سے {merchant} ایپ انسٹال نہ کریں۔ ہم ایسی کوئی ایپ پیش نہیں کرتے۔',
}
