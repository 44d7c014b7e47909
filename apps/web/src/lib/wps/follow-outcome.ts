import { clearRememberedLogin } from '../remembered-login.ts'
import type { Middleware, MiddlewareContext, WpsRequest } from './middleware.ts'
import { type ClearedState, listClearedStates } from './outcome.rules.ts'
import { WpsError } from './wps-error.ts'

/** Has this device forget what a failure makes void (ERR-03..06, ERR-09..14); what is shown of it is the caller's to ask. */
export const followOutcome: Middleware = async (request, next, context) => {
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
    for (const clearedState of listClearedStates(failure)) clearState(clearedState, request, context)
    throw failure
  }
}

function clearState(clearedState: ClearedState, request: WpsRequest, { session, storage }: MiddlewareContext): void {
  switch (clearedState) {
    case 'session':
      // A session that was opened meanwhile stays. With alert:false the member is not asked to log in (CONF-39).
      if (request.session && session.get() === request.session)
        session.end(request.alert === false ? 'lapsed' : 'expired')
      return
    case 'autoLogin':
      storage.write('autoLogin', '0')
      return
    case 'rememberedLogin':
      clearRememberedLogin(storage)
      return
    default:
      storage.remove(clearedState)
  }
}
