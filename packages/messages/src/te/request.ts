import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'తెలియని ఎర్రర్',
  timeout_retry_please: 'దీనికి చాలా సమయం పడుతోంది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  'request.unsure': 'మాకు స్పందన రాలేదు. మళ్లీ ప్రయత్నించండి, మీ రిక్వెస్ట్ రెండుసార్లు ప్రాసెస్ కాదు.',
  'request.lost': 'మాకు స్పందన రాలేదు, కానీ మీ రిక్వెస్ట్ పూర్తయి ఉండవచ్చు. మళ్లీ ప్రయత్నించండి. అది పని చేయకపోతే, మీరు ఎంటర్ చేసిన వివరాలతో లాగిన్ చేయండి.',
  'request.earlier.title': 'ఈ రిక్వెస్ట్ మాకు ఇప్పటికే అందింది',
  'request.earlier.text': '{amount} కోసం మీ రిక్వెస్ట్ మాకు అందిన సమయం: {time}. మేము రెండో రిక్వెస్ట్ చేయలేదు.',
  'request.earlier.view': 'దాన్ని చూడండి',
  'request.earlier.new': 'కొత్త రిక్వెస్ట్',
}
