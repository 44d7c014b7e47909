import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'सुरक्षा जाँच',
  'captcha.lead': 'यो बोट होइन भनी हामी पक्का गर्दै छौं। केही सेकेन्ड लाग्छ।',
  'captcha.working': 'जाँच हुँदै छ…',
  'captcha.vendor': 'जारी राख्न तलको जाँच पूरा गर्नुहोस्',
  'captcha.failed': 'सुरक्षा जाँच लोड हुन सकेन। इन्टरनेट जाँच्नुहोस् वा एड ब्लकर अफ गरेर फेरि प्रयास गर्नुहोस्।',
  'captcha.busy': 'एउटा सुरक्षा जाँच पहिल्यै खुला छ',
  'captcha.outdated': 'अज्ञात समस्या: Geetest सेवा चलिरहेको छैन',
  verify_first: 'पहिले सुरक्षा जाँच पूरा गर्नुहोस्',
}
