import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'अपना अकाउंट बनाएं',
  'registration.lead': 'सिर्फ़ यूज़रनेम और पासवर्ड चाहिए',
  'registration.lead.mobile': 'सिर्फ़ आपका मोबाइल नंबर चाहिए',
  'registration.referral.locked': 'आपके रेफ़रल लिंक से',
  'registration.username.free': 'यह यूज़रनेम उपलब्ध है',
  'registration.username.taken': 'यह यूज़रनेम पहले से लिया जा चुका है। कृपया दूसरा चुनें।',
  'registration.terms': 'मेरी उम्र {age} साल या ज़्यादा है और मुझे नियम और शर्तें स्वीकार हैं',
  'registration.terms.read': 'नियम और शर्तें पढ़ें',
  'registration.terms.required': 'जारी रखने के लिए अपनी उम्र कन्फ़र्म करें और शर्तें स्वीकार करें',
  'registration.terms.changed': 'शर्तें बदल गई हैं। जारी रखने के लिए इन्हें पढ़ें और स्वीकार करें।',
  'registration.submit': 'अकाउंट बनाएं',
  'registration.known': 'पहले से अकाउंट है?',
  'registration.login': 'लॉग इन करें',
  'registration.closed': 'साइन अप अभी बंद है',
  'registration.closed.body': 'अगर आपका अकाउंट पहले से है, तो लॉग इन अब भी किया जा सकता है',
  'registration.script': 'अकाउंट बनाने के लिए अपने ब्राउज़र में JavaScript चालू करें',
  'registration.referral.unknown': 'यह रेफ़रल कोड नहीं मिला',
}
