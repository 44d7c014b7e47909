import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'ညဈေးတန်း',
  'slot.how':
    'ဘီးငါးခု ကျပန်းရပ်ပါသည်။ သင့်လောင်းကြေးကို လိုင်းများအလိုက် အညီအမျှ ခွဲပါသည်။ ဘယ်ဘက်အစွန်ဆုံးဘီးမှစ၍ ဆက်တိုက် ပုံတူ သုံးခုနှင့်အထက် ကျလျှင် လျော်ပါသည်။ မီးပုံးသည် ပန်းကန်လုံးမှအပ မည်သည့်ပုံအစားမဆို ဝင်ပါသည်။ ပန်းကန်လုံး သုံးခုနှင့်အထက်သည် မည်သည့်နေရာတွင်မဆို လျော်ပါသည်။ တစ်ကြိမ်လှည့်၏ လျော်ငွေအားလုံးကို ပေါင်းပါသည်။',
  'slot.lines': 'လိုင်းများ',
  'slot.lines.count': '{count, plural, other {# လိုင်း}}',
  'slot.lines.each': 'တစ်လိုင်းလျှင် {amount}',
  'slot.hint': 'ဘယ်ဘက်မှ 3 ပုံတူ',
  'slot.wins': '{count, plural, other {လျော်ငွေ # ခု}}: {amount}',
  'slot.win.line': 'လိုင်း {number}: {symbol} × {count}၊ {factor} လျော်သည်',
  'slot.win.anywhere': '{symbol} × {count}၊ {factor} လျော်သည်',
  'slot.row': 'အတန်း {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {လမင်း} koi {ငါးကြင်း} fan {ယပ်တောင်} tea {လက်ဖက်ရည်} bao {ပေါက်စီ} skewer {အကင်} chili {ငရုတ်သီး} lantern {မီးပုံး} bowl {ပန်းကန်လုံး} other {ပုံ}}',
  'slot.paytable.symbol': 'ပုံ',
  'slot.paytable.note': '{count, plural, other {# လိုင်း}}ဖြင့် စုစုပေါင်း လောင်းကြေး၏ အဆ',
  'slot.paytable.wild': 'အစားထိုးပုံ: ဘီး 2၊ 3 နှင့် 4 တွင် ပန်းကန်လုံးမှအပ မည်သည့်ပုံအစားမဆို ဝင်သည်',
  'slot.paytable.anywhere': 'နေရာမရွေးပုံ: မည်သည့်နေရာတွင်မဆို လျော်သည်',
  'slot.paytable.lines': 'သင့်လိုင်းများ',
  'slot.paytable.line': 'လိုင်း {number}: အတန်း {rows}',
  'slot.paytable.longest': 'လိုင်းတစ်ခုလျှင် ဘယ်ဘက်မှ အရှည်ဆုံးဆက်တိုက်အတွက် တစ်ကြိမ်သာ လျော်ပါသည်။',
}
