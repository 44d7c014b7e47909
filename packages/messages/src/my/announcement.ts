import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'အမျိုးအစား',
  'announcement.category.all': 'အားလုံး',
  'announcement.more': 'ဆက်ဖတ်ရန်',
  'announcement.gone': 'ဤကြေညာချက်ကို မကြည့်ရှုနိုင်တော့ပါ',
  'announcement.list': 'အားလုံး ကြည့်ရန်',
  'announcement.terms': 'စည်းကမ်းချက်များ',
}
