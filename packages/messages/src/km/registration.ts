import type { TextsOf } from '../messages.types.ts'

export const registration: TextsOf<'registration'> = {
  'registration.heading': 'បង្កើតគណនី',
  'registration.lead': 'ត្រូវការតែឈ្មោះអ្នកប្រើ និងពាក្យសម្ងាត់',
  'registration.lead.mobile': 'ត្រូវការតែលេខទូរស័ព្ទរបស់អ្នក',
  'registration.referral.locked': 'ពីតំណណែនាំរបស់អ្នក',
  'registration.username.free': 'ឈ្មោះអ្នកប្រើនេះអាចប្រើបាន',
  'registration.username.taken': 'ឈ្មោះអ្នកប្រើនេះមានគេប្រើហើយ។ សូមជ្រើសឈ្មោះផ្សេង។',
  'registration.terms': 'ខ្ញុំមានអាយុ {age} ឆ្នាំឡើងទៅ ហើយយល់ព្រមលើលក្ខខណ្ឌ និងវិធាន',
  'registration.terms.read': 'អានលក្ខខណ្ឌ និងវិធាន',
  'registration.terms.required': 'សូមបញ្ជាក់អាយុ និងយល់ព្រមលើលក្ខខណ្ឌ ដើម្បីបន្ត',
  'registration.terms.changed': 'លក្ខខណ្ឌបានផ្លាស់ប្តូរ។ សូមអាន និងយល់ព្រម ដើម្បីបន្ត។',
  'registration.submit': 'បង្កើតគណនី',
  'registration.known': 'មានគណនីហើយមែនទេ?',
  'registration.login': 'ចូលគណនី',
  'registration.closed': 'ពេលនេះការចុះឈ្មោះត្រូវបានបិទ',
  'registration.closed.body': 'បើអ្នកមានគណនីរួចហើយ អ្នកនៅតែអាចចូលបាន',
  'registration.script': 'សូមបើក JavaScript ក្នុងកម្មវិធីរុករក ដើម្បីបង្កើតគណនី',
  'registration.referral.unknown': 'រកមិនឃើញកូដណែនាំនេះទេ',
}
