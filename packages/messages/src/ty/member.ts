import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': 'Idagdag ang {merchant} sa home screen',
  'member.type.member': 'Member',
  'member.type.agent': 'Agent',
  'member.type.free': 'Libreng laro',
  'member.type.virtual': 'Virtual account',
  'member.since': 'Member mula noong {date}',
  'member.profile.edit': 'I-edit ang profile',
  'member.profile.title': 'Profile mo',
  'member.profile.avatar': 'Larawan',
  'member.profile.avatar.one': 'Larawan {number}',
  'member.profile.avatar.none': 'Unang letra ng pangalan mo',
  'member.profile.nickname': 'Nickname (opsyonal)',
  'member.profile.nickname.hint': 'Ikaw lang ang makakakita nito',
  'member.profile.save': 'I-save',
  'member.profile.saved': 'Na-save ang profile',
  'member.money': 'Mga payment',
  'member.settings': 'Account at tulong',
  'member.feedback.title': 'Ibahagi ang feedback mo',
  'member.feedback.body':
    'Sabihin sa {merchant} support kung ano ang gumagana at ano ang hindi. Sasagot sila sa channel na gagamitin mo.',
  'member.logout': 'Mag-log out',
  'member.logout.ask': 'Mag-log out sa {merchant} sa device na ito?',
  'member.logout.failed':
    'Hindi namin maabot ang server. Naka-log out ka na sa device na ito, at kusang mag-e-expire ang session mo.',
  'member.unread': '{count, plural, one {# hindi pa nababasang message} other {# na hindi pa nababasang message}}',
  'member.free.title': 'Gumawa ng sarili mong account',
  'member.free.body':
    'Account ito para sa libreng laro. Sa sarili mong account, puwede kang mag-deposit, maglaro gamit ang totoong pera at mag-withdraw.',
  'member.device.title': 'Device na ito',
  'member.device.version': 'Version',
  'member.device.app': 'Version ng app',
  'member.device.ip': 'IP address',
  'member.device.agent': 'Browser',
  'member.device.copy': 'I-copy para sa support',
  'member.vip': 'VIP benefits: {level}',
}
