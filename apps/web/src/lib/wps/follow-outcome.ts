import { removePageCookie } from '../cookies.ts'
import type { Middleware, MiddlewareContext, WpsRequest } from './middleware.ts'
import { type ClearedState, listClearedStates } from './outcome.rules.ts'
import { WpsError } from './wps-error.ts'

declare global {
  interface WindowEventMap {
    /** A call was refused because the site is closed: the settings of the open page are old. */
    'foyer-closed': Event
  }
}

/** Clears the local state invalidated by a failure (ERR-04..06, ERR-09..13); its display is up to the caller. */
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
      // A session opened meanwhile stays. With alert:false there is no login dialog (CONF-39).
      if (request.session && session.get() === request.session)
        session.end(request.alert === false ? 'lapsed' : 'expired')
      return
    case 'autoLogin':
      storage.write('autoLogin', '0')
      return
    case 'settings':
      dispatchEvent(new Event('foyer-closed'))
      return
    case 'otherPages':
      storage.write('mustChangePassword', '1')
      return
    case 'rememberedLogin':
      // Without it there is no auto-login either.
      removePageCookie('remPass')
      storage.write('autoLogin', '0')
      return
    default:
      storage.remove(clearedState)
  }
}
