import type { TextsOf } from '../messages.types.ts'

export const inbox: TextsOf<'inbox'> = {
  'inbox.title': 'Paighamat',
  'inbox.new': 'Naya',
  'inbox.notices': 'Elanaat',
  'inbox.push': 'Notifications ki settings',
  'inbox.push.lead':
    'Chunein ke lock screen par kya bheja jaye. Notifications mein raqam ya account number kabhi nahi hota.',
  'inbox.push.device': 'Yeh device',
  'inbox.push.on': 'Notifications on hain',
  'inbox.push.off': 'Notifications off hain',
  'inbox.push.turn.on': 'On karein',
  'inbox.push.turn.off': 'Off karein',
  'inbox.push.denied':
    'Is site ki notifications block hain. Browser ki site settings mein ijazat dein, phir yeh page dobara load karein.',
  'inbox.push.unsupported': 'Yeh browser notifications nahi dikha sakta',
  'inbox.push.install': 'iPhone aur iPad par notifications tab aati hain jab app home screen par ho',
  'inbox.push.install.action': 'Home screen par lagayein',
  'inbox.push.failed': 'Notifications on nahi ho sakin. Thori der baad dobara koshish karein.',
  'inbox.push.topics': 'Mujhe in ki ittila dein',
  'inbox.push.security': 'Security aur login (hamesha on)',
  'inbox.push.money': 'Deposit aur nikalwayi gayi raqam',
  'inbox.push.lottery': 'Jeetne wale tickets',
  'inbox.push.support': 'Support ke jawab',
  'inbox.push.promotion': 'Nayi promotions',
  'inbox.push.quiet': 'Khamoshi ke auqaat',
  'inbox.push.quiet.on': 'Raat ko notifications rokein',
  'inbox.push.quiet.from': 'Kab se',
  'inbox.push.quiet.to': 'Kab tak',
  'inbox.push.quiet.note': 'Security ki notifications hamesha aati hain',
  'inbox.push.saved': 'Save ho gaya',
  'push.ask.title': 'Notifications on karein?',
  'push.ask.body':
    'Deposit aane, nikalwayi gayi raqam bheje jane ya ticket jeetne par foran khabar milegi. Yeh inbox mein kabhi bhi badla ja sakta hai.',
  'push.ask.yes': 'On karein',
  'push.ask.no': 'Abhi nahi',
  notification_request_tips: 'Notifications block hain. Browser ki site settings mein ijazat di ja sakti hai.',
}
