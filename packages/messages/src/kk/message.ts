import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': '{merchant} кодыңыз',
  'message.login': '{code} — {merchant} сайтына кіру кодыңыз. Ол 5 минут жарамды. Ешкімге айтпаңыз.',
  'message.register': '{code} — {merchant} сайтына тіркелу кодыңыз. Ол 5 минут жарамды. Ешкімге айтпаңыз.',
  'message.recovery':
    '{code} — {merchant} сайтында жаңа құпиясөз орнату кодыңыз. Ол 5 минут жарамды. Сіз сұрамасаңыз, бұл хабарламаны елемеңіз және кодты ешкімге айтпаңыз.',
  'message.contact': '{code} — {merchant} сайтында осы байланыс дерегін растау кодыңыз. Ол 5 минут жарамды.',
  'message.second_factor': '{code} — {merchant} қауіпсіздік кодыңыз. Ол 5 минут жарамды. Ешкімге айтпаңыз.',
  'message.registered':
    'Бұл нөмірге {merchant} аккаунты тіркелген. Сол аккаунтқа кіріңіз немесе «Құпиясөзді ұмыттыңыз ба?» сілтемесін қолданыңыз.',
  'message.notice': '{merchant}: {event}. Бұл сіз емессіз бе? Құпиясөзді қазір өзгертіп, қолдау қызметіне жазыңыз.',
}
