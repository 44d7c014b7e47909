import type { TextsOf } from '../messages.types.ts'

export const rank: TextsOf<'rank'> = {
  'rank.none': 'មិនទាន់មានកម្រិត',
  'rank.next': 'ភ្នាល់ {amount} ទៀត ដើម្បីឡើងដល់{level}',
  'rank.top': 'អ្នកបានឡើងដល់កម្រិតខ្ពស់បំផុត',
  'rank.levels': 'កម្រិតទាំងអស់',
  'rank.from': 'ចាប់ពីការភ្នាល់សរុប {amount}',
  'rank.withdrawals': 'ដកប្រាក់បានរហូតដល់ {amount} ក្នុង 24 ម៉ោង',
  'rank.explain': 'រាល់ការភ្នាល់ដោយប្រាក់ពិតដែលបានទូទាត់ត្រូវបានរាប់បញ្ចូល។ កម្រិតដែលអ្នកបានឡើងដល់ នឹងនៅជារបស់អ្នក។',
}
