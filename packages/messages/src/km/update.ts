import type { TextsOf } from '../messages.types.ts'

export const update: TextsOf<'update'> = {
  'update.app.title': 'មានកំណែថ្មី',
  'update.app.body': 'មានកម្មវិធីកំណែថ្មីជាង។ សូមធ្វើបច្ចុប្បន្នភាព ដើម្បីបន្តប្រើជាមួយអ្វីៗដែលថ្មី។',
  'update.app.action': 'ធ្វើបច្ចុប្បន្នភាព',
  'download.title': 'ទាញយកកម្មវិធី {merchant}',
  'download.action': 'ទាញយក',
  'download.today': 'ថ្ងៃនេះកុំបង្ហាញទៀត',
  'download.grade': 'ពិន្ទុ {grade} លើ 5',
  'update.later': 'ពេលក្រោយ',
  'update.preview': 'ការមើលកំណែ {number} ជាមុន។ ចុចដើម្បីចាកចេញ។',
}
