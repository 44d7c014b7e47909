import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'လောလောဆယ် ပရိုမိုးရှင်း မရှိပါ',
  'promotion.activity.all': 'ပရိုမိုးရှင်းအားလုံး',
  'promotion.activity.gone': 'ဤပရိုမိုးရှင်း ပြီးဆုံးသွားပါပြီ',
  'promotion.activity.gone.body': 'ယခုရှိသည်များကို ကြည့်ပါ',
  'promotion.activity.more': 'ဆက်ဖတ်ရန်',
  'promotion.reward.title': 'ဆုလာဘ် မရှိသေးပါ',
  'promotion.reward.body': 'သင့်ဆုလာဘ်များကို ဤနေရာတွင် ပြပါမည်',
  'promotion.reward.offers': 'ပရိုမိုးရှင်းများ ကြည့်ရန်',
  'promotion.invite.title': 'ဖိတ်ခေါ်အစီအစဉ် မဖွင့်သေးပါ',
  'promotion.invite.body': '{merchant} က ဖွင့်သောအခါ သင့်ဖိတ်ခေါ်လင့်ခ်၊ ဖိတ်ထားသော သူငယ်ချင်းများနှင့် ရရှိငွေကို ဤနေရာတွင် တွေ့ရပါမည်',
  'promotion.invite.code': 'ဖိတ်ခေါ်ကုဒ် ရှိပါသလား?',
  'promotion.invite.code.body': 'အကောင့်ဖွင့်သောအခါ ထည့်ပါ။ နောက်မှ ထည့်၍ မရပါ။',
  'promotion.invite.register': 'အကောင့်ဖွင့်ရန်',
}
