import type { Texts } from '../../lib/i18n.tsx'
import { account } from './account.ts'
import { approval } from './approval.ts'
import { label } from './label.ts'
import { login } from './login.ts'
import { member } from './member.ts'
import { shell } from './shell.ts'
import { staff } from './staff.ts'
import { today } from './today.ts'
import { trail } from './trail.ts'

export const texts: Texts = {
  ...account,
  ...approval,
  ...label,
  ...login,
  ...member,
  ...shell,
  ...staff,
  ...today,
  ...trail,
}
