import type { TextsOf } from '../messages.types.ts'

export const promotion: TextsOf<'promotion'> = {
  'promotion.activity.empty': 'ពេលនេះមិនទាន់មានប្រូម៉ូសិនទេ',
  'promotion.activity.all': 'ប្រូម៉ូសិនទាំងអស់',
  'promotion.activity.gone': 'ប្រូម៉ូសិននេះបានចប់ហើយ',
  'promotion.activity.gone.body': 'មើលអ្វីដែលកំពុងមានឥឡូវនេះ',
  'promotion.activity.more': 'អានបន្ថែម',
  'promotion.reward.title': 'មិនទាន់មានរង្វាន់ទេ',
  'promotion.reward.body': 'រង្វាន់របស់អ្នកនឹងបង្ហាញនៅទីនេះ',
  'promotion.reward.offers': 'មើលប្រូម៉ូសិន',
  'promotion.invite.title': 'កម្មវិធីណែនាំមិត្តមិនទាន់បើកទេ',
  'promotion.invite.body': 'ពេល {merchant} បើកកម្មវិធីនេះ អ្នកនឹងឃើញតំណណែនាំ មិត្តភក្តិដែលបានអញ្ជើញ និងប្រាក់ចំណូលនៅទីនេះ',
  'promotion.invite.code': 'មានកូដណែនាំទេ?',
  'promotion.invite.code.body': 'សូមបញ្ចូលវាពេលចុះឈ្មោះ។ មិនអាចបន្ថែមនៅពេលក្រោយបានទេ។',
  'promotion.invite.register': 'ចុះឈ្មោះ',
}
