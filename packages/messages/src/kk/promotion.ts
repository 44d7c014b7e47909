import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'Қазір акция жоқ',
  'promotion.activity.all': 'Барлық акция',
  'promotion.activity.gone': 'Бұл акция аяқталды',
  'promotion.activity.gone.body': 'Қазіргі ұсыныстарды көріңіз',
  'promotion.activity.more': 'Толығырақ',
  'promotion.reward.title': 'Әзірге сыйлық жоқ',
  'promotion.reward.body': 'Сыйлықтарыңыз осында көрінеді',
  'promotion.reward.offers': 'Акцияларды көру',
  'promotion.invite.title': 'Реферал бағдарламасы әлі ашылған жоқ',
  'promotion.invite.body':
    '{merchant} оны ашқанда, реферал сілтемеңіз, шақырылған достар мен табысыңыз осында көрінеді',
  'promotion.invite.code': 'Реферал кодыңыз бар ма?',
  'promotion.invite.code.body': 'Оны тіркелгенде енгізіңіз. Кейін қосу мүмкін емес.',
  'promotion.invite.register': 'Тіркелу',
}
