import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'ဗားရှင်းအသစ် ရှိပါသည်',
  'update.app.body': 'အက်ပ်ဗားရှင်းအသစ် ရနိုင်ပါပြီ။ အသစ်ပါဝင်သည်များဖြင့် ဆက်သုံးရန် အပ်ဒိတ်လုပ်ပါ။',
  'update.app.action': 'ယခု အပ်ဒိတ်လုပ်မည်',
  'download.title': '{merchant} အက်ပ် ရယူပါ',
  'download.action': 'ဒေါင်းလုဒ်',
  'download.today': 'ယနေ့ ထပ်မပြပါနှင့်',
  'download.grade': 'အဆင့်သတ်မှတ်ချက် 5 တွင် {grade}',
  'update.later': 'နောက်မှ',
  'update.preview': 'ဗားရှင်း {number} ၏ အစမ်းကြည့်ရှုမှု။ ထွက်ရန် နှိပ်ပါ။',
}
