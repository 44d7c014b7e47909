import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'अपडेट उपलब्ध छ',
  'update.app.body': 'एपको नयाँ संस्करण उपलब्ध छ। नयाँ सुविधासहित जारी राख्न अपडेट गर्नुहोस्।',
  'update.app.action': 'अहिले अपडेट गर्नुहोस्',
  'download.title': '{merchant} एप लिनुहोस्',
  'download.action': 'डाउनलोड गर्नुहोस्',
  'download.today': 'आज फेरि नदेखाउनुहोस्',
  'download.grade': '5 मध्ये {grade} रेटिङ',
  'update.later': 'पछि',
  'update.preview': 'संस्करण {number} को पूर्वावलोकन। बाहिर निस्कन ट्याप गर्नुहोस्।',
} satisfies TextsOf<'update'>
