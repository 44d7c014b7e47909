import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'கணக்கை உருவாக்கவும்',
  'registration.lead': 'பயனர்பெயரும் கடவுச்சொல்லும் போதும்',
  'registration.lead.mobile': 'உங்கள் மொபைல் எண் மட்டும் போதும்',
  'registration.referral.locked': 'உங்கள் பரிந்துரை இணைப்பிலிருந்து',
  'registration.username.free': 'இந்தப் பயனர்பெயர் கிடைக்கும்',
  'registration.username.taken': 'இந்தப் பயனர்பெயர் பயன்பாட்டில் உள்ளது. வேறொன்றைத் தேர்வுசெய்யவும்.',
  'registration.terms': 'எனக்கு வயது {age} அல்லது அதற்கு மேல், விதிமுறைகளையும் நிபந்தனைகளையும் ஏற்கிறேன்',
  'registration.terms.read': 'விதிமுறைகளையும் நிபந்தனைகளையும் படி',
  'registration.terms.required': 'தொடர, உங்கள் வயதை உறுதிசெய்து விதிமுறைகளை ஏற்கவும்',
  'registration.terms.changed': 'விதிமுறைகள் மாறியுள்ளன. தொடர, அவற்றைப் படித்து ஏற்கவும்.',
  'registration.submit': 'கணக்கை உருவாக்கு',
  'registration.known': 'ஏற்கெனவே கணக்கு உள்ளதா?',
  'registration.login': 'உள்நுழை',
  'registration.closed': 'பதிவு தற்போது மூடப்பட்டுள்ளது',
  'registration.closed.body': 'ஏற்கெனவே கணக்கு இருந்தால், நீங்கள் உள்நுழையலாம்',
  'registration.script': 'கணக்கை உருவாக்க, உங்கள் பிரவுசரில் JavaScript-ஐ இயக்கவும்',
  'registration.referral.unknown': 'இந்தப் பரிந்துரைக் குறியீடு இல்லை',
}
