import type { slot as english } from '../en/arcade-slot.ts'

/** Texts of the arcade's game Night Market. */
export const slot: { readonly [Id in keyof typeof english]: string } = {
  'slot.name': 'ផ្សាររាត្រី',
  'slot.how':
    'កង់ទាំងប្រាំឈប់ដោយចៃដន្យ។ ប្រាក់ភ្នាល់របស់អ្នកចែកស្មើៗលើខ្សែរបស់អ្នក។ រូបដូចគ្នាបី ឬច្រើនជាប់គ្នាគិតពីកង់ឆ្វេង នឹងឈ្នះ។ គោមជារូបជំនួស៖ វាជំនួសរូបណាក៏បាន លើកលែងតែចាន។ ចានបី ឬច្រើនឈ្នះនៅទីតាំងណាក៏បាន។ ប្រាក់ឈ្នះទាំងអស់នៃការបង្វិលមួយត្រូវបូកចូលគ្នា។',
  'slot.lines': 'ខ្សែ',
  'slot.lines.count': '{count, plural, other {# ខ្សែ}}',
  'slot.lines.each': '{amount} ក្នុងមួយខ្សែ',
  'slot.hint': 'ត្រូវ 3 ពីឆ្វេង',
  'slot.wins': '{count, plural, other {ឈ្នះ # កន្លែង}}៖ {amount}',
  'slot.win.line': 'ខ្សែ {number}៖ {count} × {symbol} សង {factor}',
  'slot.win.anywhere': '{count} × {symbol} សង {factor}',
  'slot.row': 'ជួរ {number}៖ {symbols}',
  'slot.symbol':
    '{symbol, select, moon {ព្រះច័ន្ទ} koi {ត្រីកាប} fan {ផ្លិត} tea {តែ} bao {នំប៉ាវ} skewer {សាច់ចង្កាក់} chili {ម្ទេស} lantern {គោម} bowl {ចាន} other {រូប}}',
  'slot.paytable.symbol': 'រូប',
  'slot.paytable.note': 'ចំនួនដងនៃប្រាក់ភ្នាល់សរុប ជាមួយ {count, plural, other {# ខ្សែ}}',
  'slot.paytable.wild': 'រូបជំនួស៖ ជំនួសរូបណាក៏បាន លើកលែងតែចាន នៅលើកង់ទី 2, 3 និង 4',
  'slot.paytable.anywhere': 'រូបរាយ៖ ឈ្នះនៅទីតាំងណាក៏បាន',
  'slot.paytable.lines': 'ខ្សែរបស់អ្នក',
  'slot.paytable.line': 'ខ្សែ {number}៖ ជួរ {rows}',
  'slot.paytable.longest': 'ខ្សែមួយសងម្តង តាមការជាប់គ្នាវែងបំផុតពីឆ្វេង។',
}
