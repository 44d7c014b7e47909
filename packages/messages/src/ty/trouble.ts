import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Nasa maintenance ang system',
  'maintenance.body': 'Ina-update namin ang site. Ligtas ang balance at mga ticket mo.',
  'maintenance.end': 'Babalik bago ang {time}',
  'maintenance.left': 'sa loob ng {left}',
  'maintenance.late': 'Mas matagal ito kaysa sa inaasahan',
  'maintenance.return': 'Magbubukas ang page na ito kapag nakabalik na kami',
  'denied.title': 'Hindi pinapayagan ang access',
  'denied.ip': 'Hindi available ang site na ito mula sa IP address mo',
  'denied.address': 'IP address mo: {ip}',
  'denied.location': 'Hindi available ang site na ito sa lokasyon mo',
  'domain.title': 'Hindi available ang address na ito',
  'domain.body': 'Hindi available ang site na ito sa {host}',
  'domain.go': 'Pumunta sa {host}',
  'domain.searching': 'Naghahanap ng ibang address…',
  'domain.none': 'Walang ibang available na address ngayon',
  'waiting.retrying': 'Sinusubukan ulit…',
  'waiting.return': 'Kusang magre-reload ang page na ito',
  'china.title': 'Inirerekomendang browser',
  'china.body': 'Sa mainland China, pinakamahusay gumana ang site na ito sa speed mode ng QQ, UC o 360 browser',
  'china.qq': 'QQ browser',
  'china.uc': 'UC browser',
  'china.360': '360 speed browser',
  'wait.seconds':
    'Masyadong maraming subok. Subukan ulit pagkalipas ng {count, plural, one {# segundo} other {# na segundo}}.',
  'wait.minutes':
    'Masyadong maraming subok. Subukan ulit pagkalipas ng {count, plural, one {# minuto} other {# na minuto}}.',
  'wait.hours': 'Masyadong maraming subok. Subukan ulit pagkalipas ng {count, plural, one {# oras} other {# na oras}}.',
}
