import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'अहिले कुनै अफर छैन',
  'promotion.activity.all': 'सबै अफर',
  'promotion.activity.gone': 'यो अफर सकिएको छ',
  'promotion.activity.gone.body': 'अहिले के चलिरहेको छ, हेर्नुहोस्',
  'promotion.activity.more': 'थप पढ्नुहोस्',
  'promotion.reward.title': 'अहिलेसम्म कुनै रिवार्ड छैन',
  'promotion.reward.body': 'तपाईंका रिवार्ड यहाँ देखिन्छन्',
  'promotion.reward.offers': 'अफरहरू हेर्नुहोस्',
  'promotion.invite.title': 'रेफरल कार्यक्रम अझै खुलेको छैन',
  'promotion.invite.body': '{merchant} ले खोलेपछि तपाईंको रेफरल लिंक, आमन्त्रित साथी र कमाइ यहाँ देखिनेछ',
  'promotion.invite.code': 'रेफरल कोड छ?',
  'promotion.invite.code.body': 'खाता खोल्दा हाल्नुहोस्। पछि थप्न मिल्दैन।',
  'promotion.invite.register': 'खाता खोल्नुहोस्',
}
