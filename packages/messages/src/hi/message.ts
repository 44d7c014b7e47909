import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'आपका {merchant} कोड',
  'message.login': '{code} आपका {merchant} लॉग इन कोड है। यह 5 मिनट तक मान्य है। इसे कभी किसी से शेयर न करें।',
  'message.register': '{code} आपका {merchant} साइन अप कोड है। यह 5 मिनट तक मान्य है। इसे कभी किसी से शेयर न करें।',
  'message.recovery':
    '{code} नया पासवर्ड सेट करने के लिए आपका {merchant} कोड है। यह 5 मिनट तक मान्य है। यह आपने नहीं किया? इस मैसेज को अनदेखा करें और कोड कभी किसी से शेयर न करें।',
  'message.contact': '{code} यह संपर्क कन्फ़र्म करने के लिए आपका {merchant} कोड है। यह 5 मिनट तक मान्य है।',
  'message.second_factor': '{code} आपका {merchant} सुरक्षा कोड है। यह 5 मिनट तक मान्य है। इसे कभी किसी से शेयर न करें।',
  'message.registered': 'इस नंबर से आपका {merchant} अकाउंट पहले से है। इसी से लॉग इन करें या “पासवर्ड याद नहीं?” चुनें।',
  'message.notice': '{merchant}: {event}। यह आपने नहीं किया? अपना पासवर्ड अभी बदलें और सपोर्ट से संपर्क करें।',
}
