import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'Плинко',
  'plinko.how':
    'Шар қазықшалар қатарынан түсіп, әрқайсысында бірдей мүмкіндікпен солға не оңға кетеді. Төлемді ол түскен ұяшық анықтайды. Қатар көп, тәуекел жоғары болса, шеткі төлемдер үлкенірек болады.',
  'plinko.prize': 'Ұяшық',
  'plinko.prize.row': '№ {id}',
  'plinko.risk': 'Тәуекел',
  'plinko.risk.low': 'Төмен',
  'plinko.risk.medium': 'Орташа',
  'plinko.risk.high': 'Жоғары',
  'plinko.rows': 'Қатарлар',
  'plinko.rows.count': '{count, plural, one {# қатар} other {# қатар}}',
}
