import type { TextsOf } from '../messages.types.ts'

export const announcement: TextsOf<'announcement'> = {
  'announcement.category': 'ໝວດໝູ່',
  'announcement.category.all': 'ທັງໝົດ',
  'announcement.more': 'ອ່ານເພີ່ມ',
  'announcement.gone': 'ປະກາດນີ້ບໍ່ມີແລ້ວ',
  'announcement.list': 'ເບິ່ງທັງໝົດ',
  'announcement.terms': 'ເງື່ອນໄຂ',
}
