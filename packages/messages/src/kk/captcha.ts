import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'Қауіпсіздік тексеруі',
  'captcha.lead': 'Бот емес екеніңізге көз жеткізіп жатырмыз. Бірнеше секунд кетеді.',
  'captcha.working': 'Тексерілуде…',
  'captcha.vendor': 'Жалғастыру үшін төмендегі тексеруден өтіңіз',
  'captcha.failed':
    'Қауіпсіздік тексеруі жүктелмеді. Интернетті тексеріңіз немесе жарнама бұғаттағышты өшіріп, қайталап көріңіз.',
  'captcha.busy': 'Қауіпсіздік тексеруі ашық тұр',
  'captcha.outdated': 'Белгісіз қате: Geetest қызметі жұмыс істемейді',
  verify_first: 'Алдымен қауіпсіздік тексеруінен өтіңіз',
}
