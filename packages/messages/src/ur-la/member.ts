import type { TextsOf } from '../messages.types.ts'

export const member: TextsOf<'member'> = {
  'member.install': '{merchant} ko home screen par lagayein',
  'member.type.member': 'Member',
  'member.type.agent': 'Agent',
  'member.type.free': 'Muft khel',
  'member.type.virtual': 'Virtual account',
  'member.since': '{date} se member',
  'member.profile.edit': 'Profile tabdeel karein',
  'member.profile.title': 'Aap ki profile',
  'member.profile.avatar': 'Tasveer',
  'member.profile.avatar.one': 'Tasveer {number}',
  'member.profile.avatar.none': 'Aap ke naam ka pehla harf',
  'member.profile.nickname': 'Nickname (zaroori nahi)',
  'member.profile.nickname.hint': 'Yeh sirf aap ko nazar aata hai',
  'member.profile.save': 'Save karein',
  'member.profile.saved': 'Profile save ho gayi',
  'member.money': 'Adaigiyan',
  'member.settings': 'Account aur madad',
  'member.feedback.title': 'Apni raaye dein',
  'member.feedback.body':
    '{merchant} support ko batayein ke kya acha hai aur kya nahi. Jawab usi tareeqe se milega jo aap istemal karein.',
  'member.logout': 'Logout',
  'member.logout.ask': 'Is device par {merchant} se logout karein?',
  'member.logout.failed':
    'Server se rabta nahi ho saka. Is device par logout ho chuka hai, aur aap ka session khud expire ho jayega.',
  'member.unread': '{count, plural, one {# naya paigham} other {# naye paighamat}}',
  'member.free.title': 'Apna account banayein',
  'member.free.body':
    'Yeh muft khel ka account hai. Apne account se deposit karein, asal raqam se khelein aur raqam nikalwayein.',
  'member.device.title': 'Yeh device',
  'member.device.version': 'Version',
  'member.device.app': 'App ka version',
  'member.device.ip': 'IP address',
  'member.device.agent': 'Browser',
  'member.device.copy': 'Support ke liye copy karein',
  'member.vip': 'VIP sahulatein: {level}',
}
