import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'ప్రస్తుతం ఆఫర్లు లేవు',
  'promotion.activity.all': 'అన్ని ఆఫర్లు',
  'promotion.activity.gone': 'ఈ ఆఫర్ ముగిసింది',
  'promotion.activity.gone.body': 'ఇప్పుడు ఏమున్నాయో చూడండి',
  'promotion.activity.more': 'మరింత చదవండి',
  'promotion.reward.title': 'ఇంకా రివార్డ్‌లు లేవు',
  'promotion.reward.body': 'మీ రివార్డ్‌లు ఇక్కడ కనిపిస్తాయి',
  'promotion.reward.offers': 'ఆఫర్లు చూడండి',
  'promotion.invite.title': 'రిఫరల్ ప్రోగ్రామ్ ఇంకా మొదలు కాలేదు',
  'promotion.invite.body': '{merchant} దాన్ని మొదలుపెట్టాక మీ రిఫరల్ లింక్, ఆహ్వానించిన స్నేహితులు, సంపాదన ఇక్కడ కనిపిస్తాయి',
  'promotion.invite.code': 'రిఫరల్ కోడ్ ఉందా?',
  'promotion.invite.code.body': 'సైన్ అప్ చేసేటప్పుడు దాన్ని ఎంటర్ చేయండి. తర్వాత జోడించలేరు.',
  'promotion.invite.register': 'సైన్ అప్',
}
