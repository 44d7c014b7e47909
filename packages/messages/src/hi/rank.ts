import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'अभी कोई लेवल नहीं',
  'rank.next': '{level} तक पहुँचने के लिए {amount} की बेट और लगाएँ',
  'rank.top': 'आप सबसे ऊँचे लेवल पर हैं',
  'rank.levels': 'सभी लेवल',
  'rank.from': 'कुल {amount} की बेट से',
  'rank.withdrawals': '24 घंटे में {amount} तक निकालें',
  'rank.explain': 'असली पैसे की हर सेटल हो चुकी बेट गिनी जाती है। एक बार मिला लेवल आपका ही रहता है।',
}
