import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'अज्ञात गड़बड़ी',
  timeout_retry_please: 'इसमें बहुत समय लग रहा है। कृपया दोबारा कोशिश करें।',
  'request.unsure': 'कोई जवाब नहीं मिला। दोबारा कोशिश करें, आपका अनुरोध दो बार प्रोसेस नहीं होगा।',
  'request.lost':
    'कोई जवाब नहीं मिला, लेकिन हो सकता है कि आपका अनुरोध पूरा हो गया हो। दोबारा कोशिश करें। अगर न हो, तो डाली गई जानकारी से लॉग इन करें।',
  'request.earlier.title': 'यह अनुरोध पहले ही मिल चुका है',
  'request.earlier.text': '{amount} का आपका अनुरोध {time} पर मिला था। दूसरा अनुरोध नहीं बनाया गया।',
  'request.earlier.view': 'देखें',
  'request.earlier.new': 'नया अनुरोध',
}
