import type { Texts } from '../../lib/i18n.tsx'
import { account } from './account.ts'
import { agent } from './agent.ts'
import { approval } from './approval.ts'
import { campaign } from './campaign.ts'
import { content } from './content.ts'
import { desk } from './desk.ts'
import { feedback } from './feedback.ts'
import { game } from './game.ts'
import { help } from './help.ts'
import { incident } from './incident.ts'
import { label } from './label.ts'
import { login } from './login.ts'
import { member } from './member.ts'
import { offer } from './offer.ts'
import { payment } from './payment.ts'
import { referral } from './referral.ts'
import { shell } from './shell.ts'
import { staff } from './staff.ts'
import { today } from './today.ts'
import { trail } from './trail.ts'

export const texts: Texts = {
  ...account,
  ...agent,
  ...feedback,
  ...help,
  ...payment,
  ...incident,
  ...game,
  ...campaign,
  ...desk,
  ...content,
  ...approval,
  ...label,
  ...offer,
  ...login,
  ...member,
  ...referral,
  ...shell,
  ...staff,
  ...today,
  ...trail,
}
