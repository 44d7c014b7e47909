import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Apna account banayein',
  'registration.lead': 'Bas ek username aur password chahiye',
  'registration.lead.mobile': 'Bas aap ka mobile number chahiye',
  'registration.referral.locked': 'Aap ke referral link se',
  'registration.username.free': 'Yeh username dastyab hai',
  'registration.username.taken': 'Yeh username pehle se istemal mein hai. Koi aur chunein.',
  'registration.terms': 'Meri umar {age} saal ya zyada hai aur sharait o zawabit manzoor hain',
  'registration.terms.read': 'Sharait o zawabit parhein',
  'registration.terms.required': 'Jari rakhne ke liye umar ki tasdeeq karein aur sharait qabool karein',
  'registration.terms.changed': 'Sharait tabdeel ho gayi hain. Jari rakhne ke liye parh kar qabool karein.',
  'registration.submit': 'Account banayein',
  'registration.known': 'Pehle se account hai?',
  'registration.login': 'Login karein',
  'registration.closed': 'Registration filhal band hai',
  'registration.closed.body': 'Agar aap ka account hai to login ab bhi ho sakta hai',
  'registration.script': 'Account banane ke liye browser mein JavaScript on karein',
  'registration.referral.unknown': 'Yeh referral code nahi mila',
}
