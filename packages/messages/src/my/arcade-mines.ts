import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'မိုင်းကွင်း',
  'mines.how':
    'အကွက် 25 ကွက်တွင် မိုင်း ဘယ်နှလုံး ဝှက်မည်ကို ရွေးပါ။ ကျောက်မျက် တွေ့တိုင်း အဆ တက်ပါသည်။ ကြိုက်သည့်အချိန်တွင် ငွေယူပါ: မိုင်းထိပါက အနိုင်မရဘဲ လောင်းမှု ပြီးဆုံးပါသည်။ မပြီးသေးသော လောင်းမှုကို 24 နာရီအကြာတွင် လက်ရှိအဆဖြင့် ပေးပါသည်၊ ကျောက်မျက် မတွေ့သေးပါက လောင်းကြေးကို ပြန်အမ်းပါသည်။',
  'mines.prize': 'တွေ့သော ကျောက်မျက်',
  'mines.prize.row': '{id}',
  'mines.next': 'နောက်ကျောက်မျက်',
  'mines.start': 'လောင်းပြီး အကွက်များကို ရွေးပါ',
  'mines.wait': 'လောင်းနေသည်…',
  'mines.tile':
    'အကွက် {number}{kind, select, gem {၊ ကျောက်မျက်} hit {၊ သင်ထိသောမိုင်း} mine {၊ မိုင်း} missed {၊ မရွေးသော ကျောက်မျက်} other {}}',
  'mines.spoken': 'ကျောက်မျက် {count}။ ယခုငွေယူလျှင် {amount} ရပါမည်။',
  'mines.count': 'မိုင်းများ',
  'mines.gems': '{count, plural, other {ကျောက်မျက် # ခု}}',
  'mines.fewer': 'မိုင်း လျှော့ရန်',
  'mines.more': 'မိုင်း တိုးရန်',
  'mines.choice': '{count, plural, other {မိုင်း # လုံး}}',
}
