import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'System ki maintenance jari hai',
  'maintenance.body': 'Site update ho rahi hai. Aap ka balance aur tickets mehfooz hain.',
  'maintenance.end': '{time} tak wapsi',
  'maintenance.left': '{left} mein',
  'maintenance.late': 'Andaze se zyada waqt lag raha hai',
  'maintenance.return': 'Site bahal hote hi yeh page khud khul jayega',
  'denied.title': 'Access ki ijazat nahi',
  'denied.ip': 'Yeh site aap ke IP address se dastyab nahi',
  'denied.address': 'Aap ka IP address: {ip}',
  'denied.location': 'Yeh site aap ke ilaqe mein dastyab nahi',
  'domain.title': 'Yeh address dastyab nahi',
  'domain.body': 'Yeh site {host} par dastyab nahi',
  'domain.go': '{host} par jayein',
  'domain.searching': 'Doosra address talash ho raha hai…',
  'domain.none': 'Filhal koi aur address dastyab nahi',
  'waiting.retrying': 'Dobara koshish ho rahi hai…',
  'waiting.return': 'Yeh page khud dobara load ho jayega',
  'china.title': 'Munasib browser',
  'china.body': 'Mainland China mein yeh site QQ, UC ya 360 browser ke speed mode mein sab se behtar chalti hai',
  'china.qq': 'QQ browser',
  'china.uc': 'UC browser',
  'china.360': '360 speed browser',
  'wait.seconds':
    'Bohat zyada koshishein ho gayin. {count, plural, one {# second} other {# second}} baad dobara koshish karein.',
  'wait.minutes':
    'Bohat zyada koshishein ho gayin. {count, plural, one {# minute} other {# minute}} baad dobara koshish karein.',
  'wait.hours':
    'Bohat zyada koshishein ho gayin. {count, plural, one {# ghante} other {# ghante}} baad dobara koshish karein.',
}
