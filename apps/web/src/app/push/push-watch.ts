import { logout, type SiteSettings } from '@foyer/contract'
import { deviceTimeOf } from '../../lib/clock.ts'
import type { createI18n } from '../../lib/i18n.ts'
import { decidePushStep, shouldAskForPush } from '../../lib/push/push.rules.ts'
import { bindDevice, dropDevice, isPushOffered } from '../../lib/push/push.ts'
import { isPushOff } from '../../lib/push/push-choice.ts'
import { askPushPermission, readPushPermission } from '../../lib/push/push-permission.ts'
import type { Services } from '../../lib/services.tsx'
import { watchCalls } from '../../lib/wps/call-watch.ts'
import type { Notices } from '../../ui/notices.tsx'

interface Watched {
  services: Services
  notices: Notices
  i18n: Pick<ReturnType<typeof createI18n>, '_'>
}

/** Subject of the question among the alerts. */
const askSubject = 'push'

/** Pages on which the question comes: a member who has just finished something arrives there. */
const askingPages = ['/m/home', '/m/wallet', '/m/game', '/m/member/home']

/** Keeps the device bound to the member who is logged in here, and asks for the permission when there is a reason. */
export function watchPush({ services, notices, i18n }: Watched, settings: SiteSettings): void {
  if (!isPushOffered(services, settings)) return
  const { storage, session, clock } = services
  let running = Promise.resolve()
  /** From the call of a logout, which may take seconds, to the next login. */
  let isLeaving = false

  async function sync(): Promise<void> {
    const step = decidePushStep({
      hasSession: session.get() !== undefined,
      permission: readPushPermission(storage),
      isBound: storage.read('pushBound') !== undefined,
      isOff: isPushOff(storage, session.get()?.id),
      stored: storage.read('pushToken'),
      nowMs: deviceTimeOf(performance.now()),
    })
    if (step === 'bind') await bindDevice(services, settings)
    if (step === 'drop') await dropDevice(services)
  }

  /** One step at a time; a failure is repeated by the next page. */
  function plan(): void {
    running = running.then(sync).catch(() => undefined)
  }

  const isHere = () => session.get() !== undefined && !isLeaving

  async function ask(): Promise<void> {
    // The address changes with each pause in a search: what costs time comes after what mostly answers no.
    const isPlace = isHere() && askingPages.includes(location.pathname) && !history.state?.overlay
    if (!isPlace || notices.get().alerts.length > 0) return
    const today = new Date(clock.now()).toLocaleDateString('en-CA')
    const question = {
      permission: readPushPermission(storage),
      closedOn: storage.read('pushPromptClosed'),
      today,
      hasMoment: storage.read('pushMoment') !== undefined,
      isOff: isPushOff(storage, session.get()?.id),
    }
    if (!shouldAskForPush(question)) return
    await services.loadTexts()
    if (!isHere()) return
    const isWanted = await notices.alert({
      title: i18n._('push.ask.title'),
      text: i18n._('push.ask.body'),
      confirmLabel: i18n._('push.ask.yes'),
      cancelLabel: i18n._('push.ask.no'),
      subject: askSubject,
    })
    if (!isHere()) return
    const permission = isWanted ? await askPushPermission(storage) : 'default'
    if (permission === 'granted') return plan()
    storage.write('pushPromptClosed', today)
    if (permission !== 'denied') return
    await notices.alert({
      title: i18n._('notification_request_tips'),
      confirmLabel: i18n._('confirm'),
      subject: askSubject,
    })
  }

  /** A question that is open at a logout is nobody's. */
  function closeQuestion(): void {
    if (session.get()) return
    for (const alert of notices.get().alerts) if (alert.subject === askSubject) alert.answer(false)
  }

  const arrive = () => void ask().catch(() => undefined)
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, arrive)
  watchCalls(({ endpoint, phase }) => {
    if (endpoint.path === logout.path && phase === 'sent') isLeaving = true
  })
  session.subscribe(() => {
    isLeaving = false
    closeQuestion()
    plan()
  })
  addEventListener('online', plan)
  plan()
  arrive()
}
