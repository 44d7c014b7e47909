import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'Аккаунт ашыңыз',
  'registration.lead': 'Тек логин мен құпиясөз қажет',
  'registration.lead.mobile': 'Тек телефон нөміріңіз қажет',
  'registration.referral.locked': 'Реферал сілтемеңізден',
  'registration.username.free': 'Бұл логин бос',
  'registration.username.taken': 'Бұл логин бос емес. Басқасын таңдаңыз.',
  'registration.terms': 'Жасым кемінде {age}, шарттар мен ережелерді қабылдаймын',
  'registration.terms.read': 'Шарттар мен ережелерді оқу',
  'registration.terms.required': 'Жалғастыру үшін жасыңызды растап, шарттарды қабылдаңыз',
  'registration.terms.changed': 'Шарттар өзгерді. Жалғастыру үшін оқып, қабылдаңыз.',
  'registration.submit': 'Аккаунт ашу',
  'registration.known': 'Аккаунтыңыз бар ма?',
  'registration.login': 'Кіру',
  'registration.closed': 'Тіркелу қазір жабық',
  'registration.closed.body': 'Аккаунтыңыз болса, әлі де кіре аласыз',
  'registration.script': 'Аккаунт ашу үшін браузерде JavaScript қосыңыз',
  'registration.referral.unknown': 'Мұндай шақыру коды жоқ',
}
