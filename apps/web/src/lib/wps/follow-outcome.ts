import { forgetRememberedLogin } from '../remembered-login.ts'
import { type Forgotten, listForgotten } from './outcome.rules.ts'
import type { Step, StepContext, WpsRequest } from './steps.ts'
import { WpsError } from './wps-error.ts'

/** Has this device forget what a failure makes void (ERR-03..06, ERR-09..14); what is shown of it is the caller's to ask. */
export const followOutcome: Step = async (request, next, context) => {
  try {
    return await next(request)
  } catch (error) {
    if (!(error instanceof WpsError)) throw error
    const failure = error.seenBy({
      access: request.endpoint.access,
      origin: request.origin,
      isAlerting: request.alert !== false,
      hadSession: request.session !== undefined,
    })
    for (const forgotten of listForgotten(failure)) forget(forgotten, request, context)
    throw failure
  }
}

function forget(forgotten: Forgotten, request: WpsRequest, { session, storage }: StepContext): void {
  switch (forgotten) {
    case 'session':
      // A session that was opened meanwhile stays. With alert:false the member is not asked to log in (CONF-39).
      if (request.session && session.get() === request.session)
        session.end(request.alert === false ? 'lapsed' : 'expired')
      return
    case 'autoLogin':
      storage.write('autoLogin', '0')
      return
    case 'rememberedLogin':
      forgetRememberedLogin(storage)
      return
    default:
      storage.remove(forgotten)
  }
}
