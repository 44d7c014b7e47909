import { describe, expect, it, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createSessionStore } from './session.ts'
import { openStorage, type SessionInfo, type StorageKey, type Stored, storageKeys } from './storage.ts'
import { sessionStorageLimitBytes } from './storage-limit.ts'

/** An area of a browser's storage, by the standard. */
function createArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

const opened = { id: '7', token: 'secret', userName: 'demo', customerType: 4 }

describe('session storage', () => {
  it('SESS-01 SESS-02 SESS-03 ENT-01 holds the session, with customerType as type', () => {
    const session = createArea()
    const storage = openStorage('aurora', { session, local: createArea() })
    createSessionStore(storage, 'aurora').open(opened)
    const stored: SessionInfo = JSON.parse(session.values.get('aurora.session') ?? '')
    expect(stored).toEqual({
      id: '7',
      token: 'secret',
      merchantCode: 'aurora',
      userName: 'demo',
      type: 4,
      firstTimeLogin: false,
      spanId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('SESS-04 CONF-47 CONST-03 ENT-01 refuses a write that takes the whole over 1.5 MB, and a single one that large', () => {
    const session = createArea()
    const storage = openStorage('aurora', { session, local: createArea() })
    const half = 'x'.repeat(sessionStorageLimitBytes / 4)
    expect(storage.write('go', half)).toBe(true)
    expect(storage.write('redirectUrl', half)).toBe(false)
    expect(storage.write('redirectUrl', 'x'.repeat(sessionStorageLimitBytes))).toBe(false)
    expect(storage.read('redirectUrl')).toBeUndefined()
    expect(storage.write('go', half.slice(1))).toBe(true)
  })

  it('DEC-40 another merchant sees nothing of it', () => {
    const areas = { session: createArea(), local: createArea() }
    createSessionStore(openStorage('aurora', areas), 'aurora').open(opened)
    expect(createSessionStore(openStorage('lotus', areas), 'lotus').get()).toBeUndefined()
    areas.session.values.set('lotus.session', areas.session.values.get('aurora.session') ?? '')
    expect(createSessionStore(openStorage('lotus', areas), 'lotus').get()).toBeUndefined()
  })

  it('OPEN-32 a new tab of the browser starts without a session', () => {
    const local = createArea()
    createSessionStore(openStorage('aurora', { session: createArea(), local }), 'aurora').open(opened)
    const tab = createSessionStore(openStorage('aurora', { session: createArea(), local }), 'aurora')
    expect(tab.get()).toBeUndefined()
  })

  it('LOGIN-05 LOGIN-07 LOGIN-12 a login keeps its token over a reload, tells who listens, and marks the first one', () => {
    const areas = { session: createArea(), local: createArea() }
    const session = createSessionStore(openStorage('aurora', areas), 'aurora')
    const reported: (string | undefined)[] = []
    session.subscribe(() => reported.push(session.get()?.token))
    session.open({ ...opened, firstTimeLogin: true })
    expect(reported).toEqual(['secret'])
    const reloaded = createSessionStore(openStorage('aurora', areas), 'aurora').get()
    expect(reloaded).toMatchObject({ token: 'secret', firstTimeLogin: true })
    const firstSpan = reloaded?.spanId
    session.endFirstLogin()
    const later = createSessionStore(openStorage('aurora', areas), 'aurora').get()
    expect(later).toEqual({ ...reloaded, firstTimeLogin: false })
    expect(session.get()).toEqual(later)
    session.open({ ...opened, token: 'newer' })
    expect(reported).toEqual(['secret', 'newer'])
    expect(session.get()).toMatchObject({ token: 'newer', firstTimeLogin: false })
    expect(session.get()?.spanId).not.toBe(firstSpan)
  })

  /** Storage name of each value, and its presence after each end of a session and for the next member. */
  type Row = { area: 'session' | 'local'; name: string; value: unknown; stays: string }
  const info = { affiliateCode: 'aff', referralCode: 'ref', originalDomain: 'www.aurora.example' }
  const line = { lineSessionToken: 't', name: 'Ana', picture: '/p.png' }
  const google = { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' } as const
  const rows: Record<StorageKey, Row> = {
    session: { area: 'session', name: 'aurora.session', value: undefined, stays: '' },
    mustChangePassword: { area: 'session', name: 'aurora.mustChangePassword', value: '1', stays: '' },
    lineSession: { area: 'session', name: 'aurora.lineSession', value: line, stays: '' },
    firebaseSession: { area: 'session', name: 'aurora.firebaseSession', value: google, stays: '' },
    memberHere: { area: 'local', name: 'aurora.memberHere', value: '7', stays: 'expired' },
    telegramAuth: {
      area: 'session',
      name: 'aurora.telegramAuth',
      value: { id: '1', auth_date: '1', hash: 'h' },
      stays: '',
    },
    owner: { area: 'session', name: 'aurora.owner', value: '7', stays: 'expired' },
    pendingRequests: { area: 'session', name: 'aurora.pendingRequests', value: { deposit: 'id' }, stays: 'expired' },
    drafts: { area: 'session', name: 'aurora.drafts', value: { deposit: { amountText: '5' } }, stays: 'expired' },
    deskQueue: { area: 'session', name: 'aurora.deskQueue', value: [], stays: 'expired' },
    deskDrafts: { area: 'session', name: 'aurora.deskDrafts', value: { 'm1/': 'a question' }, stays: 'expired' },
    bankVisit: { area: 'session', name: 'aurora.bankVisit', value: { depositId: 'd', length: 3 }, stays: 'expired' },
    lastGame: { area: 'session', name: 'aurora.lastGame', value: '/m/launchGame?code=FIVE', stays: 'expired' },
    go: { area: 'session', name: 'aurora.go', value: '/m/wallet', stays: 'all' },
    redirectUrl: { area: 'session', name: 'aurora.redirectUrl', value: 'https://a.example/', stays: 'all' },
    loginState: { area: 'session', name: 'aurora.loginState', value: { state: 's', search: '' }, stays: 'all' },
    mayaEnv: { area: 'session', name: 'aurora.mayaEnv', value: 'sandbox', stays: 'all' },
    lobbyPlace: {
      area: 'session',
      name: 'aurora.lobbyPlace',
      value: { address: '/m/game', scrollY: 640, target: 'game' },
      stays: 'all',
    },
    popupsSeen: { area: 'session', name: 'aurora.popupsSeen', value: ['welcome'], stays: 'all' },
    popupsHidden: { area: 'local', name: 'aurora.popupsHidden', value: { welcome: '2026-11-30' }, stays: 'all' },
    splashSeen: { area: 'session', name: 'splashSeen', value: '1', stays: 'all' },
    reloadedBuild: { area: 'session', name: 'reloadedBuild', value: '/m/assets/entry.js', stays: 'all' },
    reloadedFrame: { area: 'session', name: 'reloadedFrame', value: 'https://a.example', stays: 'all' },
    waitReloads: { area: 'session', name: 'waitReloads', value: 1, stays: 'all' },
    lastSeen: {
      area: 'session',
      name: 'aurora.lastSeen',
      value: [{ key: ['/wps/wallet', {}, {}, '7'], value: {}, atMs: 1 }],
      stays: '',
    },
    installDismissed: { area: 'local', name: 'installDismissed', value: '1', stays: 'all' },
    installDismissals: { area: 'local', name: 'installDismissals', value: 2, stays: 'all' },
    isInstalled: { area: 'local', name: 'isInstalled', value: '1', stays: 'all' },
    visits: { area: 'local', name: 'visits', value: 2, stays: 'all' },
    visitCounted: { area: 'session', name: 'visitCounted', value: '1', stays: 'all' },
    installOffered: { area: 'session', name: 'installOffered', value: '1', stays: 'all' },
    assetHash: { area: 'local', name: 'assetHash', value: { entry: '/m/assets/a.js', hash: 'a1' }, stays: 'all' },
    leftBuild: { area: 'local', name: 'leftBuild', value: { hash: 'a1', atMs: 1 }, stays: 'all' },
    triedBuild: { area: 'session', name: 'triedBuild', value: { hash: 'a1', atMs: 1 }, stays: 'all' },
    chinaNoticeSeen: { area: 'session', name: 'chinaNoticeSeen', value: '1', stays: 'all' },
    agentClick: { area: 'session', name: 'aurora.agentClick', value: { affiliateCode: 'AB12' }, stays: 'all' },
    hideReferralBar: { area: 'session', name: 'hideReferralBar', value: '1', stays: 'all' },
    hideDownloadBar: { area: 'session', name: 'hideDownloadBar', value: '1', stays: 'all' },
    merchant: { area: 'local', name: 'merchant', value: 'aurora', stays: 'all' },
    templates: { area: 'local', name: 'aurora.templates', value: fixtureSettings().template, stays: 'all' },
    currency: { area: 'local', name: 'aurora.currency', value: 'PHP', stays: 'all' },
    language: { area: 'local', name: 'aurora.language', value: 'UR', stays: 'all' },
    WEBCLIP: { area: 'local', name: 'WEBCLIP', value: '1', stays: 'all' },
    imageFormat: { area: 'local', name: 'imageFormat', value: 'avif', stays: 'all' },
    deviceId: { area: 'local', name: 'deviceId', value: { id: 'd'.repeat(36), untilMs: 1 }, stays: 'all' },
    isBalanceHidden: { area: 'local', name: 'aurora.isBalanceHidden', value: '1', stays: 'all' },
    autoLogin: { area: 'local', name: 'autoLogin', value: '1', stays: 'all' },
    registrationInfo: { area: 'local', name: 'aurora.registrationInfo', value: info, stays: 'all' },
    tid: { area: 'local', name: 'tid', value: '42', stays: 'all' },
    pixelIds: { area: 'local', name: 'aurora.pixelIds', value: { kw: '1' }, stays: 'all' },
    pushToken: { area: 'local', name: 'aurora.pushToken', value: { token: 'webpush.x', boundMs: 1 }, stays: 'all' },
    downloadPopupHidden: { area: 'local', name: 'aurora.downloadPopupHidden', value: '2026-01-10', stays: 'all' },
    pushOff: { area: 'local', name: 'aurora.pushOff', value: ['7'], stays: 'all' },
    pushPromptClosed: { area: 'local', name: 'aurora.pushPromptClosed', value: '2026-01-10', stays: 'all' },
    pushBound: { area: 'session', name: 'aurora.pushBound', value: '1', stays: '' },
    pushMoment: { area: 'session', name: 'aurora.pushMoment', value: '1', stays: 'expired' },
    consent: {
      area: 'local',
      name: 'aurora.consent',
      value: { consentId: 'c', version: '1', purposes: ['measurement'] },
      stays: 'all',
    },
    trackedOnce: { area: 'local', name: 'aurora.trackedOnce', value: ['firstOpen'], stays: 'all' },
    partnerEvents: {
      area: 'session',
      name: 'aurora.partnerEvents',
      value: [{ event: 'completeRegistration', eventID: 'e' }],
      stays: 'all',
    },
    contentViewed: { area: 'session', name: 'contentViewed', value: '1', stays: 'all' },
    disablePush: { area: 'session', name: 'disablePush', value: '1', stays: 'all' },
  }

  it('CONF-18 ENT-19 every value that the browser keeps has a row that says how long', () => {
    expect(Object.keys(rows).toSorted()).toEqual(storageKeys.toSorted())
  })

  const cases = storageKeys.flatMap((key) =>
    (['expired', 'lapsed', 'logout', 'elsewhere'] as const).map((reason) => [key, reason, rows[key]] as const),
  )
  test.each(cases)(
    'CONF-18 OPEN-20 SESS-05 SESS-06 SESS-08 SESS-16 TMPL-02 DEV-06 DEV-10 ENT-13 %s after %s',
    (key, reason, { area, name, value, stays }) => {
      const areas = { session: createArea(), local: createArea() }
      const storage = openStorage('aurora', areas)
      const session = createSessionStore(storage, 'aurora')
      session.open(opened)
      if (value !== undefined) storage.write(key, value as Stored[typeof key]) // the row's own value
      expect(areas[area].values.has(name)).toBe(true)
      session.end(reason)
      expect(areas[area].values.has(name)).toBe(
        stays === 'all' || (stays === 'expired' && ['expired', 'lapsed'].includes(reason)),
      )
      session.open({ ...opened, id: '8' })
      const isOthers = ['session', 'memberHere', 'owner'].includes(key)
      expect(areas[area].values.has(name)).toBe(stays === 'all' || isOthers)
    },
  )

  test.each(storageKeys.filter((key) => rows[key].stays !== 'all' && rows[key].value !== undefined))(
    'CONF-18 %s of a member who is still logged in is nothing for the next one, and stays for the same one',
    (key) => {
      const { area, name, value } = rows[key]
      const areas = { session: createArea(), local: createArea() }
      const storage = openStorage('aurora', areas)
      const session = createSessionStore(storage, 'aurora')
      session.open(opened)
      storage.write(key, value as Stored[typeof key]) // the row's own value
      session.open({ ...opened, token: 'newer' })
      expect(areas[area].values.has(name)).toBe(key !== 'lineSession')
      session.open({ ...opened, id: '8' })
      expect(areas[area].values.get(name)).not.toBe(JSON.stringify(value))
    },
  )

  it('SESS-11 a login clears the line session', () => {
    const storage = openStorage('aurora', { session: createArea(), local: createArea() })
    storage.write('lineSession', line)
    createSessionStore(storage, 'aurora').open(opened)
    expect(storage.read('lineSession')).toBeUndefined()
  })

  it('CONF-18 an end is told once, and leaves another tab’s member alone', () => {
    const storage = openStorage('aurora', { session: createArea(), local: createArea() })
    const session = createSessionStore(storage, 'aurora')
    session.open(opened)
    storage.write('memberHere', '8')
    const reasons: string[] = []
    session.onEnd((reason) => reasons.push(reason))
    session.end('logout')
    session.end('expired')
    expect(reasons).toEqual(['logout'])
    expect(storage.read('memberHere')).toBe('8')
  })

  it.each(['lapsed', 'expired'] as const)('CONF-18 an end as %s during a logout is the logout', (reason) => {
    const storage = openStorage('aurora', { session: createArea(), local: createArea() })
    const session = createSessionStore(storage, 'aurora')
    const reasons: string[] = []
    session.onEnd((told) => reasons.push(told))
    session.open(opened)
    session.startLogout()
    session.end(reason)
    expect(reasons).toEqual(['logout'])
    session.open(opened)
    session.end(reason)
    expect(reasons).toEqual(['logout', reason])
  })

  it('SESS-01 a browser that keeps nothing still has its session for the life of the page, and says that it is all', () => {
    const full = { ...createArea(), setItem: () => expect.unreachable('refused') }
    for (const area of [undefined, full]) {
      const storage = openStorage('aurora', { session: area, local: area })
      const session = createSessionStore(storage, 'aurora')
      expect(session.open(opened)).toBe(false)
      expect(session.get()?.token).toBe('secret')
      expect(storage.write('language', 'UR')).toBe(false)
      expect(storage.read('language')).toBe('UR')
      storage.remove('language')
      expect(storage.read('language')).toBeUndefined()
      session.end('logout')
      expect(createSessionStore(storage, 'aurora').get()).toBeUndefined()
    }
  })

  it('a browser that refuses storage, or holds rubbish, gives nothing and does not throw', () => {
    const throwing = {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {
        throw new Error('refused')
      },
      key: () => null,
      length: 0,
    }
    const storage = openStorage('aurora', { session: throwing, local: throwing })
    expect(storage.read('session')).toBeUndefined()
    expect(storage.write('language', 'EN')).toBe(false)
    storage.remove('language')
    const area = createArea()
    area.values.set('aurora.session', '{"half')
    expect(
      createSessionStore(openStorage('aurora', { session: area, local: undefined }), 'aurora').get(),
    ).toBeUndefined()
  })
})
