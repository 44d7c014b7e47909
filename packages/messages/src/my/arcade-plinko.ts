import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'ပလင်ကို',
  'plinko.how':
    'ဘောလုံးငယ်သည် တိုင်ငယ်တန်းများကြားမှ ကျပြီး တိုင်ငယ်တစ်ခုစီတွင် ဘယ် သို့မဟုတ် ညာသို့ အခွင့်အလမ်းတူစွာ သွားပါသည်။ ကျရောက်သောအကန့်က လျော်ငွေကို ဆုံးဖြတ်ပါသည်။ အတန်း များလေ၊ စွန့်စားမှု မြင့်လေ ဘေးစွန်းရှိ လျော်ငွေ ကြီးလေ ဖြစ်ပါသည်။',
  'plinko.prize': 'အကန့်',
  'plinko.prize.row': 'နံပါတ် {id}',
  'plinko.risk': 'စွန့်စားမှု',
  'plinko.risk.low': 'နည်း',
  'plinko.risk.medium': 'အလယ်',
  'plinko.risk.high': 'များ',
  'plinko.rows': 'အတန်း',
  'plinko.rows.count': '{count, plural, other {# တန်း}}',
}
