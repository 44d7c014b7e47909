import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Namaloom kharabi',
  timeout_retry_please: 'Bohat waqt lag raha hai. Dobara koshish karein.',
  'request.unsure': 'Jawab nahi mila. Dobara koshish karein, aap ki darkhwast par do baar amal nahi hoga.',
  'request.lost':
    'Jawab nahi mila, lekin ho sakta hai aap ki darkhwast poori ho gayi ho. Dobara koshish karein. Agar phir bhi na ho to darj ki gayi maloomat se login karein.',
  'request.earlier.title': 'Yeh darkhwast pehle hi mil chuki hai',
  'request.earlier.text': 'Aap ki {amount} ki darkhwast {time} ko mil gayi thi. Doosri nahi banayi gayi.',
  'request.earlier.view': 'Isay dekhein',
  'request.earlier.new': 'Nayi darkhwast',
}
