import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'இன்னும் நிலை இல்லை',
  'rank.next': '{level} அடைய மேலும் {amount} பந்தயம் வையுங்கள்',
  'rank.top': 'நீங்கள் உச்ச நிலையை அடைந்துவிட்டீர்கள்',
  'rank.levels': 'எல்லா நிலைகளும்',
  'rank.from': 'மொத்தப் பந்தயம் {amount} முதல்',
  'rank.withdrawals': '24 மணிநேரத்தில் {amount} வரை எடுக்கலாம்',
  'rank.explain': 'முடிவான ஒவ்வொரு உண்மைப் பணப் பந்தயமும் கணக்கில் வரும். அடைந்த நிலை குறையாது.',
}
