import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'အကောင့်ဖွင့်ပါ',
  'registration.lead': 'အသုံးပြုသူအမည်နှင့် စကားဝှက်သာ လိုပါသည်',
  'registration.lead.mobile': 'သင့်ဖုန်းနံပါတ်သာ လိုပါသည်',
  'registration.referral.locked': 'သင့်ဖိတ်ခေါ်လင့်ခ်မှ ကုဒ်',
  'registration.username.free': 'ဤအသုံးပြုသူအမည်ကို သုံးနိုင်ပါသည်',
  'registration.username.taken': 'ဤအသုံးပြုသူအမည်ကို သုံးပြီးသားရှိပါသည်။ အခြားအမည်ကို ရွေးပါ။',
  'registration.terms': 'အသက် {age} နှစ်ပြည့်ပြီးဖြစ်ပြီး စည်းကမ်းချက်များကို သဘောတူပါသည်',
  'registration.terms.read': 'စည်းကမ်းချက်များ ဖတ်ရန်',
  'registration.terms.required': 'ရှေ့ဆက်ရန် သင့်အသက်ကို အတည်ပြုပြီး စည်းကမ်းချက်များကို သဘောတူပါ',
  'registration.terms.changed': 'စည်းကမ်းချက်များ ပြောင်းလဲထားပါသည်။ ရှေ့ဆက်ရန် ဖတ်ပြီး သဘောတူပါ။',
  'registration.submit': 'အကောင့်ဖွင့်မည်',
  'registration.known': 'အကောင့်ရှိပြီးသားလား?',
  'registration.login': 'အကောင့်ဝင်ရန်',
  'registration.closed': 'လောလောဆယ် အကောင့်ဖွင့်ခြင်း ပိတ်ထားပါသည်',
  'registration.closed.body': 'အကောင့်ရှိပြီးသားဖြစ်ပါက ဆက်လက်ဝင်နိုင်ပါသည်',
  'registration.script': 'အကောင့်ဖွင့်ရန် ဘရောက်ဇာတွင် JavaScript ကို ဖွင့်ပါ',
  'registration.referral.unknown': 'ဤရည်ညွှန်းကုဒ် မရှိပါ',
}
