import type { mines as english } from '../en/arcade-mines.ts'

/** Texts of the arcade's game Mines. */
export const mines: { readonly [Id in keyof typeof english]: string } = {
  'mines.name': 'គ្រាប់បែក',
  'mines.how':
    'ជ្រើសចំនួនគ្រាប់បែកដែលលាក់ក្នុង 25 ក្រឡា។ ត្បូងនីមួយៗដែលអ្នករកឃើញបង្កើនមេគុណ។ យកប្រាក់ពេលណាក៏បាន៖ បើត្រូវគ្រាប់បែក ការភ្នាល់ចប់ដោយមិនឈ្នះ។ ការភ្នាល់ដែលទុកចោលនឹងបើកប្រាក់តាមមេគុណបច្ចុប្បន្នក្រោយ 24 ម៉ោង។ បើគ្មានត្បូង ប្រាក់ភ្នាល់ត្រូវបានសងវិញ។',
  'mines.prize': 'ត្បូងដែលរកឃើញ',
  'mines.prize.row': '{id}',
  'mines.next': 'ត្បូងបន្ទាប់',
  'mines.start': 'ដាក់ភ្នាល់ រួចជ្រើសក្រឡា',
  'mines.wait': 'កំពុងដាក់ភ្នាល់…',
  'mines.tile':
    'ក្រឡា {number}{kind, select, gem { ត្បូង} hit { គ្រាប់បែកដែលអ្នកត្រូវ} mine { គ្រាប់បែក} missed { ត្បូងដែលមិនបានជ្រើស} other {}}',
  'mines.spoken': 'ត្បូងទី {count}។ យកប្រាក់ឥឡូវបាន {amount}។',
  'mines.count': 'គ្រាប់បែក',
  'mines.gems': '{count, plural, other {# ត្បូង}}',
  'mines.fewer': 'បន្ថយគ្រាប់បែក',
  'mines.more': 'បន្ថែមគ្រាប់បែក',
  'mines.choice': '{count, plural, other {# គ្រាប់បែក}}',
}
