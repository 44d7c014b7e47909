import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'सुरक्षा जांच',
  'captcha.lead': 'यह पक्का किया जा रहा है कि यह कोई बॉट नहीं है। इसमें कुछ सेकंड लगते हैं।',
  'captcha.working': 'जांच हो रही है…',
  'captcha.vendor': 'जारी रखने के लिए नीचे दी गई जांच पूरी करें',
  'captcha.failed': 'सुरक्षा जांच लोड नहीं हो सकी। अपना कनेक्शन जांचें या ऐड ब्लॉकर बंद करके दोबारा कोशिश करें।',
  'captcha.busy': 'सुरक्षा जांच पहले से खुली है',
  'captcha.outdated': 'अज्ञात गड़बड़ी: Geetest सर्विस काम नहीं कर रही',
  verify_first: 'पहले सुरक्षा जांच पूरी करें',
}
