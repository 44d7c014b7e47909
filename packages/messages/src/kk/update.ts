import type { TextsOf } from '../messages.types.ts'

export const update = {
  'update.app.title': 'Жаңа нұсқа бар',
  'update.app.body': 'Қолданбаның жаңа нұсқасы шықты. Жаңа мүмкіндіктермен жалғастыру үшін жаңартыңыз.',
  'update.app.action': 'Қазір жаңарту',
  'download.title': '{merchant} қолданбасын жүктеп алыңыз',
  'download.action': 'Жүктеп алу',
  'download.today': 'Бүгін қайта көрсетпеу',
  'download.grade': 'Бағасы: 5-тен {grade}',
  'update.later': 'Кейін',
  'update.preview': '{number}-нұсқаның алдын ала көрінісі. Шығу үшін түртіңіз.',
} satisfies TextsOf<'update'>
