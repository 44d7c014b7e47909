import type { MessageTexts } from '../message.types.ts'

export const message: MessageTexts = {
  'message.subject': 'మీ {merchant} కోడ్',
  'message.login': '{code} మీ {merchant} లాగిన్ కోడ్. ఇది 5 నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పవద్దు.',
  'message.register': '{code} మీ {merchant} సైన్ అప్ కోడ్. ఇది 5 నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పవద్దు.',
  'message.recovery':
    '{code} కొత్త పాస్‌వర్డ్ సెట్ చేయడానికి మీ {merchant} కోడ్. ఇది 5 నిమిషాలు చెల్లుతుంది. ఇది మీరు కాదా? ఈ మెసేజ్‌ను పట్టించుకోవద్దు, కోడ్‌ను ఎవరికీ చెప్పవద్దు.',
  'message.contact': '{code} ఈ కాంటాక్ట్‌ను కన్ఫర్మ్ చేయడానికి మీ {merchant} కోడ్. ఇది 5 నిమిషాలు చెల్లుతుంది.',
  'message.second_factor': '{code} మీ {merchant} సెక్యూరిటీ కోడ్. ఇది 5 నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పవద్దు.',
  'message.registered': 'ఈ నంబర్‌తో మీకు ఇప్పటికే {merchant} ఖాతా ఉంది. దానితో లాగిన్ చేయండి లేదా “పాస్‌వర్డ్ మర్చిపోయారా?” వాడండి.',
  'message.notice': '{merchant}: {event}. ఇది మీరు కాదా? వెంటనే మీ పాస్‌వర్డ్ మార్చి, సపోర్ట్‌ను సంప్రదించండి.',
}
