import type { OutboxTexts } from '../outbox.types.ts'

export const outbox: OutboxTexts = {
  'outbox.title': 'ប្រអប់សារសាកល្បង',
  'outbox.lead': 'សារសាកល្បងមកដល់តែទីនេះប៉ុណ្ណោះ៖ សូមបញ្ចូលលេខជាមួយកូដប្រទេស ឬអ៊ីមែល ដើម្បីអាន',
  'outbox.to': 'លេខ ឬអ៊ីមែល',
  'outbox.show': 'បង្ហាញសារ',
  'outbox.empty': 'មិនទាន់មានសារសម្រាប់ {to} ទេ',
}
