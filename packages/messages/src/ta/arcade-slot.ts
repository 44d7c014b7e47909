import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'இரவுச் சந்தை',
  'slot.how':
    'ஐந்து ரீல்கள் தற்செயலாக நிற்கும். உங்கள் பந்தயத் தொகை உங்கள் லைன்களுக்குச் சமமாகப் பிரிக்கப்படும். இடது ரீலிலிருந்து தொடர்ச்சியாக மூன்று அல்லது அதற்கு மேற்பட்ட ஒரே சின்னங்கள் வந்தால் பேஅவுட் உண்டு. லாந்தர் ஒரு வைல்டு: கிண்ணம் தவிர எந்தச் சின்னத்திற்கும் பதிலாக வரும். மூன்று அல்லது அதற்கு மேற்பட்ட கிண்ணங்கள் எந்த இடத்தில் வந்தாலும் பேஅவுட் உண்டு. ஒரு சுழற்சியின் எல்லாப் பேஅவுட்களும் கூட்டப்படும்.',
  'slot.lines': 'லைன்கள்',
  'slot.lines.count': '{count, plural, one {# லைன்} other {# லைன்கள்}}',
  'slot.lines.each': 'லைனுக்கு {amount}',
  'slot.hint': 'இடமிருந்து 3 பொருந்த வேண்டும்',
  'slot.wins': '{count, plural, one {# பேஅவுட்} other {# பேஅவுட்கள்}}: {amount}',
  'slot.win.line': 'லைன் {number}: {count} × {symbol}, பேஅவுட் {factor}',
  'slot.win.anywhere': '{count} × {symbol}, பேஅவுட் {factor}',
  'slot.row': 'வரிசை {number}: {symbols}',
  'slot.symbol':
    '{symbol, select, moon {நிலா} koi {கோய் மீன்} fan {விசிறி} tea {தேநீர்} bao {பாவோ} skewer {கபாப்} chili {மிளகாய்} lantern {லாந்தர்} bowl {கிண்ணம்} other {சின்னம்}}',
  'slot.paytable.symbol': 'சின்னம்',
  'slot.paytable.note': 'மொத்தப் பந்தயத் தொகையின் மடங்குகள், {count, plural, one {# லைனில்} other {# லைன்களில்}}',
  'slot.paytable.wild': 'வைல்டு: ரீல் 2, 3, 4-இல் கிண்ணம் தவிர எந்தச் சின்னத்திற்கும் பதிலாக வரும்',
  'slot.paytable.anywhere': 'ஸ்கேட்டர்: எந்த இடத்திலும் பேஅவுட் உண்டு',
  'slot.paytable.lines': 'உங்கள் லைன்கள்',
  'slot.paytable.line': 'லைன் {number}: வரிசைகள் {rows}',
  'slot.paytable.longest': 'ஒரு லைனுக்கு, இடமிருந்து வரும் மிக நீண்ட தொடர்ச்சிக்கு ஒருமுறை மட்டுமே பேஅவுட் உண்டு.',
}
