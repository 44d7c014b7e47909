import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'வகை',
  'announcement.category.all': 'அனைத்தும்',
  'announcement.more': 'மேலும் அறிய',
  'announcement.gone': 'இந்த அறிவிப்பு இப்போது இல்லை',
  'announcement.list': 'அனைத்தையும் பார்க்க',
  'announcement.terms': 'விதிமுறைகள்',
}
