import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Hitilafu isiyojulikana',
  timeout_retry_please: 'Hii inachukua muda mrefu mno. Tafadhali jaribu tena.',
  'request.unsure': 'Hatukupata jibu. Jaribu tena, ombi lako halitashughulikiwa mara mbili.',
  'request.lost':
    'Hatukupata jibu, lakini huenda ombi lako limepita. Jaribu tena. Ikishindikana, ingia kwa taarifa ulizoandika.',
  'request.earlier.title': 'Tayari tuna ombi hili',
  'request.earlier.text': 'Ombi lako la {amount} lilitufikia {time}. Hatukufanya la pili.',
  'request.earlier.view': 'Lione',
  'request.earlier.new': 'Ombi jipya',
}
