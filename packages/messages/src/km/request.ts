import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'បញ្ហាមិនស្គាល់',
  timeout_retry_please: 'ចំណាយពេលយូរពេក។ សូមព្យាយាមម្តងទៀត។',
  'request.unsure': 'យើងមិនបានទទួលការឆ្លើយតបទេ។ សូមព្យាយាមម្តងទៀត សំណើរបស់អ្នកនឹងមិនដំណើរការពីរដងទេ។',
  'request.lost':
    'យើងមិនបានទទួលការឆ្លើយតបទេ ប៉ុន្តែសំណើរបស់អ្នកប្រហែលបានជោគជ័យហើយ។ សូមព្យាយាមម្តងទៀត។ បើនៅតែមិនបាន សូមចូលគណនីដោយព័ត៌មានដែលអ្នកបានបញ្ចូល។',
  'request.earlier.title': 'យើងបានទទួលសំណើនេះរួចហើយ',
  'request.earlier.text': 'សំណើ {amount} របស់អ្នកបានមកដល់យើងនៅ {time}។ យើងមិនបានធ្វើសំណើទីពីរទេ។',
  'request.earlier.view': 'មើល',
  'request.earlier.new': 'សំណើថ្មី',
}
