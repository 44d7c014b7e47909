import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Mga message',
  'inbox.new': 'Bago',
  'inbox.notices': 'Mga anunsyo',
  'inbox.push': 'Notification settings',
  'inbox.push.lead':
    'Piliin kung ano ang ipapadala namin sa lock screen mo. Hindi kailanman ipinapakita sa notification ang mga halaga o account number.',
  'inbox.push.device': 'Device na ito',
  'inbox.push.on': 'Naka-on ang notifications',
  'inbox.push.off': 'Naka-off ang notifications',
  'inbox.push.turn.on': 'I-on',
  'inbox.push.turn.off': 'I-off',
  'inbox.push.denied':
    'Naka-block ang notifications para sa site na ito. Payagan sa site settings ng browser mo, tapos i-reload ang page na ito.',
  'inbox.push.unsupported': 'Hindi makapagpakita ng notification ang browser na ito',
  'inbox.push.install': 'Sa iPhone at iPad, gagana ang notifications kapag nasa home screen mo na ang app',
  'inbox.push.install.action': 'Idagdag sa home screen',
  'inbox.push.failed': 'Hindi na-on ang notifications. Subukan ulit maya-maya.',
  'inbox.push.topics': 'I-notify ako tungkol sa',
  'inbox.push.security': 'Security at mga login (laging naka-on)',
  'inbox.push.money': 'Mga deposit at withdrawal',
  'inbox.push.lottery': 'Mga nanalong ticket',
  'inbox.push.support': 'Mga sagot mula sa support',
  'inbox.push.promotion': 'Mga promo',
  'inbox.push.quiet': 'Quiet hours',
  'inbox.push.quiet.on': 'I-pause ang notifications sa gabi',
  'inbox.push.quiet.from': 'Mula',
  'inbox.push.quiet.to': 'Hanggang',
  'inbox.push.quiet.note': 'Laging dumarating ang security notifications',
  'inbox.push.saved': 'Na-save na',
  'push.ask.title': 'I-on ang notifications?',
  'push.ask.body':
    'Malaman agad kapag dumating ang deposit, naipadala ang withdrawal o nanalo ang ticket. Puwede mo itong baguhin anumang oras sa inbox mo.',
  'push.ask.yes': 'I-on',
  'push.ask.no': 'Hindi muna',
  notification_request_tips: 'Naka-block ang notifications. Puwede mo itong payagan sa site settings ng browser mo.',
}
