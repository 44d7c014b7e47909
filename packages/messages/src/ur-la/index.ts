import type { Catalogue } from '../messages.types.ts'
import { agent } from './agent.ts'
import { announcement } from './announcement.ts'
import { bonus } from './bonus.ts'
import { captcha } from './captcha.ts'
import { common } from './common.ts'
import { deposit } from './deposit.ts'
import { desk } from './desk.ts'
import { error } from './error.ts'
import { feedback } from './feedback.ts'
import { field } from './field.ts'
import { firebase } from './firebase.ts'
import { game } from './game.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { inbox } from './inbox.ts'
import { install } from './install.ts'
import { language } from './language.ts'
import { member } from './member.ts'
import { promotion } from './promotion.ts'
import { rank } from './rank.ts'
import { registration } from './registration.ts'
import { request } from './request.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { title } from './title.ts'
import { trouble } from './trouble.ts'
import { update } from './update.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'

export const catalogue: Catalogue = {
  agent,
  announcement,
  captcha,
  common,
  deposit,
  desk,
  error,
  bonus,
  feedback,
  field,
  firebase,
  game,
  help,
  home,
  inbox,
  install,
  language,
  member,
  promotion,
  rank,
  registration,
  request,
  security,
  session,
  title,
  trouble,
  update,
  verification,
  wallet,
  withdrawal,
}
