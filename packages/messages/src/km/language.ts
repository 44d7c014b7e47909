import type { TextsOf } from '../messages.types.ts'

export const language: TextsOf<'language'> = {
  'language.search': 'ស្វែងរកភាសា',
  'language.none': 'រកមិនឃើញភាសា',
  'language.failed': 'មិនអាចប្តូរភាសាបានទេ។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្តងទៀត។',
}
