import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'तपाईंको {merchant} कोड',
  'message.login': '{code} तपाईंको {merchant} लग इन कोड हो। यो 5 मिनेटसम्म मान्य हुन्छ। कसैलाई नदिनुहोस्।',
  'message.register': '{code} तपाईंको {merchant} खाता खोल्ने कोड हो। यो 5 मिनेटसम्म मान्य हुन्छ। कसैलाई नदिनुहोस्।',
  'message.recovery':
    '{code} नयाँ पासवर्ड राख्ने तपाईंको {merchant} कोड हो। यो 5 मिनेटसम्म मान्य हुन्छ। तपाईंले माग्नुभएको होइन? यो सन्देश बेवास्ता गर्नुहोस् र कोड कसैलाई नदिनुहोस्।',
  'message.contact': '{code} यो सम्पर्क पुष्टि गर्ने तपाईंको {merchant} कोड हो। यो 5 मिनेटसम्म मान्य हुन्छ।',
  'message.second_factor': '{code} तपाईंको {merchant} सुरक्षा कोड हो। यो 5 मिनेटसम्म मान्य हुन्छ। कसैलाई नदिनुहोस्।',
  'message.registered':
    'यो नम्बरमा तपाईंको {merchant} खाता पहिल्यै छ। त्यसैबाट लग इन गर्नुहोस् वा “पासवर्ड बिर्सनुभयो?” प्रयोग गर्नुहोस्।',
  'message.notice': '{merchant}: {event}। तपाईंले गर्नुभएको होइन? तुरुन्तै पासवर्ड परिवर्तन गरी ग्राहक सेवामा सम्पर्क गर्नुहोस्।',
}
