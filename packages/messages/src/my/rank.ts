import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'အဆင့် မရှိသေးပါ',
  'rank.next': '{level} သို့ရောက်ရန် {amount} ထပ်လောင်းပါ',
  'rank.top': 'သင်သည် အမြင့်ဆုံးအဆင့်သို့ ရောက်နေပါပြီ',
  'rank.levels': 'အဆင့်အားလုံး',
  'rank.from': 'စုစုပေါင်း လောင်းငွေ {amount} မှစ၍',
  'rank.withdrawals': '24 နာရီအတွင်း {amount} အထိ ငွေထုတ်နိုင်သည်',
  'rank.explain': 'ငွေအစစ်ဖြင့် လောင်းပြီး ပြီးဆုံးသွားသည့် လောင်းမှုတိုင်းကို ထည့်တွက်သည်။ ရောက်ပြီးသားအဆင့်သည် ပြန်မကျပါ။',
}
