import type { plinko as english } from '../en/arcade-plinko.ts'

/** Texts of the arcade's game Plinko. */
export const plinko: { readonly [Id in keyof typeof english]: string } = {
  'plinko.name': 'ប្លីនកូ',
  'plinko.how':
    'បាល់ធ្លាក់កាត់ជួរដែកគោល ហើយងាកឆ្វេង ឬស្តាំដោយឱកាសស្មើគ្នា។ ប្រអប់ដែលវាធ្លាក់ចូលកំណត់ប្រាក់ឈ្នះ។ ជួរកាន់តែច្រើន និងហានិភ័យកាន់តែខ្ពស់ ប្រាក់ឈ្នះនៅសងខាងកាន់តែធំ។',
  'plinko.prize': 'ប្រអប់',
  'plinko.prize.row': 'លេខ {id}',
  'plinko.risk': 'ហានិភ័យ',
  'plinko.risk.low': 'ទាប',
  'plinko.risk.medium': 'មធ្យម',
  'plinko.risk.high': 'ខ្ពស់',
  'plinko.rows': 'ជួរ',
  'plinko.rows.count': '{count, plural, other {# ជួរ}}',
}
