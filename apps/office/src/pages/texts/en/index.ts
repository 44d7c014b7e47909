import { account } from './account.ts'
import { approval } from './approval.ts'
import { label } from './label.ts'
import { login } from './login.ts'
import { member } from './member.ts'
import { shell } from './shell.ts'
import { staff } from './staff.ts'
import { today } from './today.ts'
import { trail } from './trail.ts'

/** Texts of the console by page; the ids of English are those of every language. Values are `{name}`. */
export const texts = {
  ...account,
  ...approval,
  ...label,
  ...login,
  ...member,
  ...shell,
  ...staff,
  ...today,
  ...trail,
} as const
