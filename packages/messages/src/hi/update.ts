import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'अपडेट उपलब्ध है',
  'update.app.body': 'ऐप का नया वर्शन उपलब्ध है। सभी नई सुविधाओं के साथ जारी रखने के लिए इसे अपडेट करें।',
  'update.app.action': 'अभी अपडेट करें',
  'download.title': '{merchant} ऐप पाएं',
  'download.action': 'डाउनलोड करें',
  'download.today': 'आज दोबारा न दिखाएं',
  'download.grade': '5 में से {grade} रेटिंग',
  'update.later': 'बाद में',
  'update.preview': 'संस्करण {number} का पूर्वावलोकन। बाहर आने के लिए टैप करें।',
} satisfies TextsOf<'update'>
