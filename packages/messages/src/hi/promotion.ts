import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'अभी कोई ऑफ़र नहीं है',
  'promotion.activity.all': 'सभी ऑफ़र',
  'promotion.activity.gone': 'यह ऑफ़र खत्म हो गया है',
  'promotion.activity.gone.body': 'देखें कि अभी क्या चल रहा है',
  'promotion.activity.more': 'और पढ़ें',
  'promotion.reward.title': 'अभी कोई रिवॉर्ड नहीं है',
  'promotion.reward.body': 'आपके रिवॉर्ड यहां दिखेंगे',
  'promotion.reward.offers': 'ऑफ़र देखें',
  'promotion.invite.title': 'रेफ़रल प्रोग्राम अभी शुरू नहीं हुआ है',
  'promotion.invite.body': '{merchant} पर शुरू होते ही आपका रेफ़रल लिंक, इनवाइट किए गए दोस्त और कमाई यहां दिखेगी',
  'promotion.invite.code': 'रेफ़रल कोड है?',
  'promotion.invite.code.body': 'इसे साइन अप करते समय डालें। बाद में नहीं जोड़ा जा सकता।',
  'promotion.invite.register': 'साइन अप करें',
}
