import type { TextsOf } from '../messages.types.ts'

export const firebase: TextsOf<'firebase'> = {
  'firebase.unknown': 'लॉग इन नहीं हो सका। दोबारा कोशिश करें या किसी और तरीके से लॉग इन करें।',
  'firebase.cancelled': 'लॉग इन पूरा होने से पहले विंडो बंद हो गई',
  'firebase.blocked': 'आपके ब्राउज़र ने लॉग इन विंडो रोक दी। इस साइट के लिए पॉप-अप की अनुमति दें और दोबारा कोशिश करें।',
  'firebase.network': 'लॉग इन सर्विस से कनेक्ट नहीं हो सका। अपना कनेक्शन जांचें और दोबारा कोशिश करें।',
  'firebase.limit': 'बहुत ज़्यादा कोशिशें हुईं। कुछ मिनट रुककर दोबारा कोशिश करें।',
  'firebase.disabled': 'यह अकाउंट बंद कर दिया गया है। किसी और तरीके से लॉग इन करें।',
  'firebase.existing': 'इस ईमेल से पहले किसी और तरीके से लॉग इन हुआ था। वही तरीका इस्तेमाल करें।',
  'firebase.storage':
    'लॉग इन के लिए ज़रूरी चीज़ें आपका ब्राउज़र रोकता है। इस साइट के लिए कुकी की अनुमति दें या दूसरा ब्राउज़र इस्तेमाल करें।',
  'firebase.browser': 'लॉग इन का यह तरीका इस ब्राउज़र में काम नहीं करता',
  'firebase.expired': 'लॉग इन का समय समाप्त हो गया। कृपया दोबारा शुरू करें।',
  'firebase.code': 'कोड: {code}',
  'firebase.reason': 'कारण: {reason}',
  'firebase.blocked.title': 'पॉप-अप रोका गया',
  'firebase.blocked.retry': 'विंडो खोलें',
  'firebase.elsewhere.title': 'अपने ब्राउज़र में खोलें',
  'firebase.elsewhere.text':
    '{name} इस ऐप के अंदर लॉग इन की अनुमति नहीं देता। इस पेज का पता कॉपी करके अपने ब्राउज़र में खोलें या किसी और तरीके से लॉग इन करें।',
  'firebase.elsewhere.copy': 'पता कॉपी करें',
  not_support_incognito: 'प्राइवेट विंडो में उपलब्ध नहीं है',
}
