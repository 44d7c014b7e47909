import type { baccarat as english } from '../en/arcade-baccarat.ts'

/** Texts of the arcade's game Baccarat. */
export const baccarat: { readonly [Id in keyof typeof english]: string } = {
  'baccarat.name': 'بکارا',
  'baccarat.how':
    'آٹھ تازہ پھینٹی گڈیوں سے پلیئر اور بینکر کو دو دو پتے ملتے ہیں۔ اکا 1، 2 سے 9 اپنے عدد کے برابر، 10 اور تصویریں 0؛ مجموعے کا صرف آخری ہندسہ گنا جاتا ہے۔ کسی کے 8 یا 9 ہوں تو کوئی پتا نہیں لیتا۔ ورنہ پلیئر 0 سے 5 پر تیسرا پتا لیتا ہے۔ پلیئر نہ لے تو بینکر 0 سے 5 پر لیتا ہے۔ پلیئر لے تو بینکر 0 سے 2 پر ہمیشہ، 3 پر سوائے جب وہ پتا 8 ہو، 4 پر جب وہ 2 سے 7، 5 پر جب 4 سے 7، اور 6 پر جب 6 یا 7 ہو۔ زیادہ پوائنٹس والا ہاتھ جیتتا ہے۔ برابری پر پلیئر اور بینکر کی شرطیں واپس ہوتی ہیں۔',
  'baccarat.prize': 'نتیجہ',
  'baccarat.prize.row':
    '{id, select, player {پلیئر کی جیت} banker {بینکر کی جیت، 5% کمیشن کے بعد} tie {برابری} playerPair {پلیئر جوڑا} bankerPair {بینکر جوڑا} returned {برابری، رقم واپس} other {}}',
  'baccarat.bet': 'شرط',
  'baccarat.side':
    '{side, select, player {پلیئر} banker {بینکر} tie {برابری} playerPair {پلیئر جوڑا} bankerPair {بینکر جوڑا} other {}}',
  'baccarat.points': '{points, plural, one {# پوائنٹ} other {# پوائنٹس}}',
  'baccarat.result': '{result, select, player {پلیئر جیتا} banker {بینکر جیتا} tie {برابری} other {}}',
  'baccarat.short': '{result, select, player {پ} banker {ب} tie {=} other {}}',
  'baccarat.score': '{result} {player}–{banker}',
  'baccarat.cards': '{side}: {cards}',
  'baccarat.card':
    '{suit, select, spades {حکم {rank}} hearts {پان {rank}} diamonds {اینٹ {rank}} clubs {چڑیا {rank}} other {}}',
  'baccarat.start': 'پلیئر، بینکر یا برابری؟',
  'baccarat.wait': 'شرط لگ رہی ہے…',
  'baccarat.deal': 'پتے بانٹے جا رہے ہیں…',
  'baccarat.road': 'میرے حالیہ نتائج',
}
