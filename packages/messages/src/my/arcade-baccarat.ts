import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'ဘက်ကာရက်',
  'baccarat.how':
    'အသစ်မွှေထားသော ဖဲထုပ် ရှစ်ထုပ်မှ နှစ်ဖက်ကို ဖဲနှစ်ချပ်စီ ဝေပါသည်။ A ကို 1၊ 2 မှ 9 အထိကို ဖဲပေါ်ရှိဂဏန်းအတိုင်း၊ 10 နှင့် အရုပ်ဖဲများကို 0 ဟု တွက်ပြီး ပေါင်းလဒ်၏ နောက်ဆုံးဂဏန်းကိုသာ ယူပါသည်။ တစ်ဖက်ဖက်တွင် 8 သို့မဟုတ် 9 ရှိပါက နှစ်ဖက်စလုံး ထပ်မဆွဲပါ။ မဟုတ်ပါက ပလေယာသည် 0 မှ 5 တွင် တတိယဖဲကို ဆွဲပါသည်။ ပလေယာ မဆွဲပါက ဘန်ကာသည် 0 မှ 5 တွင် ဆွဲပါသည်။ ပလေယာ ဆွဲပါက ဘန်ကာသည် 0 မှ 2 တွင် အမြဲဆွဲပြီး၊ 3 တွင် ထိုဖဲ 8 မဟုတ်လျှင်၊ 4 တွင် ထိုဖဲ 2 မှ 7 ဖြစ်လျှင်၊ 5 တွင် 4 မှ 7 ဖြစ်လျှင်၊ 6 တွင် 6 သို့မဟုတ် 7 ဖြစ်လျှင် ဆွဲပါသည်။ အမှတ်များသောဘက် နိုင်ပါသည်။ သရေဖြစ်ပါက ပလေယာနှင့် ဘန်ကာ လောင်းကြေးများကို ပြန်အမ်းပါသည်။',
  'baccarat.prize': 'ရလဒ်',
  'baccarat.prize.row':
    '{id, select, player {ပလေယာ နိုင်} banker {ဘန်ကာ နိုင်၊ ကော်မရှင် 5% နုတ်} tie {သရေ} playerPair {ပလေယာ အတွဲ} bankerPair {ဘန်ကာ အတွဲ} returned {သရေ၊ လောင်းကြေး ပြန်ရ} other {}}',
  'baccarat.bet': 'လောင်းမည့်ဘက်',
  'baccarat.side':
    '{side, select, player {ပလေယာ} banker {ဘန်ကာ} tie {သရေ} playerPair {ပလေယာ အတွဲ} bankerPair {ဘန်ကာ အတွဲ} other {}}',
  'baccarat.points': '{points, plural, other {# မှတ်}}',
  'baccarat.result': '{result, select, player {ပလေယာ နိုင်} banker {ဘန်ကာ နိုင်} tie {သရေ} other {}}',
  'baccarat.short': '{result, select, player {ပ} banker {ဘ} tie {သ} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {စပိတ် {rank}} hearts {ဟတ် {rank}} diamonds {ထောင့် {rank}} clubs {ညှင်း {rank}} other {}}',
  'baccarat.start': 'ပလေယာ၊ ဘန်ကာ သို့မဟုတ် သရေ?',
  'baccarat.wait': 'လောင်းနေသည်…',
  'baccarat.deal': 'ဖဲဝေနေသည်…',
  'baccarat.road': 'ကျွန်ုပ်၏ နောက်ဆုံးရလဒ်များ',
}
