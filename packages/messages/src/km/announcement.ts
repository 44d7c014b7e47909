import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'ប្រភេទ',
  'announcement.category.all': 'ទាំងអស់',
  'announcement.more': 'អានបន្ថែម',
  'announcement.gone': 'សេចក្តីជូនដំណឹងនេះលែងមានហើយ',
  'announcement.list': 'មើលទាំងអស់',
  'announcement.terms': 'លក្ខខណ្ឌ',
}
