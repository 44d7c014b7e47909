import type { OutboxTexts } from '../outbox.types.ts'

export const outbox = {
  'outbox.title': 'သရုပ်ပြ ပို့စာများ',
  'outbox.lead': 'ဤသရုပ်ပြ၏ စာများ ဤနေရာသို့သာ ရောက်ပါသည်: ဖတ်ရန် နိုင်ငံကုဒ်ပါသော ဖုန်းနံပါတ် သို့မဟုတ် အီးမေးလ်လိပ်စာကို ထည့်ပါ',
  'outbox.to': 'ဖုန်းနံပါတ် သို့မဟုတ် အီးမေးလ်',
  'outbox.show': 'စာများ ပြရန်',
  'outbox.empty': '{to} အတွက် စာ မရှိသေးပါ',
} satisfies OutboxTexts
