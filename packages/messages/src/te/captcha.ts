import type { TextsOf } from '../messages.types.ts'

export const captcha: TextsOf<'captcha'> = {
  'captcha.title': 'సెక్యూరిటీ చెక్',
  'captcha.lead': 'ఇది బాట్ కాదని నిర్ధారించుకుంటున్నాం. కొన్ని సెకన్లు పడుతుంది.',
  'captcha.working': 'చెక్ చేస్తున్నాం…',
  'captcha.vendor': 'కొనసాగడానికి కింది చెక్ పూర్తి చేయండి',
  'captcha.failed': 'సెక్యూరిటీ చెక్ లోడ్ కాలేదు. మీ కనెక్షన్ చెక్ చేసుకోండి లేదా యాడ్ బ్లాకర్ ఆఫ్ చేసి మళ్లీ ప్రయత్నించండి.',
  'captcha.busy': 'సెక్యూరిటీ చెక్ ఇప్పటికే తెరిచి ఉంది',
  'captcha.outdated': 'తెలియని ఎర్రర్: Geetest సర్వీస్ పని చేయడం లేదు',
  verify_first: 'ముందుగా సెక్యూరిటీ చెక్ పూర్తి చేయండి',
}
