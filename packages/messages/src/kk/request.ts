import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'Белгісіз қате',
  timeout_retry_please: 'Күту тым ұзаққа созылды. Қайталап көріңіз.',
  'request.unsure': 'Жауап келмеді. Қайталап көріңіз, сұрауыңыз екі рет орындалмайды.',
  'request.lost':
    'Жауап келмеді, бірақ сұрауыңыз орындалған болуы мүмкін. Қайталап көріңіз. Болмаса, енгізген деректеріңізбен кіріңіз.',
  'request.earlier.title': 'Бұл сұрау бізде бар',
  'request.earlier.text': 'Сұрауыңыз бізге жеткен: {amount}, {time}. Екіншісін жасаған жоқпыз.',
  'request.earlier.view': 'Көру',
  'request.earlier.new': 'Жаңа сұрау',
}
