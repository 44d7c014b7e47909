import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'மைன்ஸ்',
  'mines.how':
    '25 கட்டங்களில் எத்தனை மைன்கள் மறைந்திருக்கும் எனத் தேர்வுசெய்யவும். கண்டெடுக்கும் ஒவ்வொரு ரத்தினமும் பெருக்கியை உயர்த்தும். விரும்பும்போது கேஷ் அவுட் செய்யலாம்: மைனைத் தொட்டால் வெற்றி இல்லாமல் பந்தயம் முடியும். முடிக்காத பந்தயத்திற்கு 24 மணிநேரத்திற்குப் பின் தற்போதைய பெருக்கியில் பணம் வழங்கப்படும், ரத்தினம் இல்லாவிட்டால் பந்தயத் தொகை திருப்பித் தரப்படும்.',
  'mines.prize': 'கண்டெடுத்த ரத்தினங்கள்',
  'mines.prize.row': '{id}',
  'mines.next': 'அடுத்த ரத்தினம்',
  'mines.start': 'பந்தயம் கட்டி, கட்டங்களைத் தேர்வுசெய்யவும்',
  'mines.wait': 'பந்தயம் பதிவாகிறது…',
  'mines.tile':
    'கட்டம் {number}{kind, select, gem {, ரத்தினம்} hit {, நீங்கள் தொட்ட மைன்} mine {, மைன்} missed {, தேர்வுசெய்யாத ரத்தினம்} other {}}',
  'mines.spoken': 'ரத்தினம் {count}. இப்போது கேஷ் அவுட் செய்தால் {amount}.',
  'mines.count': 'மைன்கள்',
  'mines.gems': '{count, plural, one {# ரத்தினம்} other {# ரத்தினங்கள்}}',
  'mines.fewer': 'மைன்களைக் குறை',
  'mines.more': 'மைன்களைக் கூட்டு',
  'mines.choice': '{count, plural, one {# மைன்} other {# மைன்கள்}}',
}
